/** The demo board's own dress: light and dark, down to 360 px. */
export const style = `
:root { color-scheme: light dark; --paper: #f6f3ec; --card: #fffdf8; --ink: #23201b; --soft: #625b50; --line: #d9d2c4; --bar: #2f4a5c; --bar-ink: #f4f1ea; --link: #1f5f86; }
@media (prefers-color-scheme: dark) { :root { --paper: #171613; --card: #211f1b; --ink: #e8e2d6; --soft: #a89f8f; --line: #3a362f; --bar: #22333f; --bar-ink: #e8e2d6; --link: #86bfe0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.55 system-ui, sans-serif; }
a { color: var(--link); }
.wrap { max-width: 1080px; margin: 0 auto; padding: 12px; }
.headerbar { background: var(--bar); color: var(--bar-ink); padding: 14px 18px; border-radius: 6px 6px 0 0; }
.headerbar h1 { margin: 0; font-size: 22px; } .headerbar h1 a { color: inherit; text-decoration: none; } .headerbar p { margin: 2px 0 0; opacity: .85; }
.navbar { background: var(--card); border: 1px solid var(--line); border-top: 0; padding: 6px 18px; border-radius: 0 0 6px 6px; }
.linklist { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 0; padding: 0; } .linklist .rightside { margin-left: auto; } .linklist .rightside ~ .rightside { margin-left: 0; }
.crumb + .crumb::before { content: '\\203a'; margin: 0 8px; color: var(--soft); }
.header-profile { display: flex; gap: 12px; } .dropdown-contents { list-style: none; margin: 0; padding: 0; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
h2 { font-size: 20px; margin: 18px 0 8px; } h2 a { text-decoration: none; }
.action-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 10px; margin: 10px 0; }
.pagination { margin-left: auto; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; color: var(--soft); } .pagination ul { list-style: none; display: flex; gap: 4px; margin: 0; padding: 0; }
.pagination li > * { display: block; padding: 3px 9px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); text-decoration: none; } .pagination .active span { background: var(--bar); color: var(--bar-ink); }
.button, .button1, .button2 { display: inline-block; min-height: 34px; padding: 5px 12px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); color: var(--ink); font: inherit; text-decoration: none; cursor: pointer; }
.button1 { background: var(--bar); border-color: var(--bar); color: var(--bar-ink); }
.post, .panel, .codebox { background: var(--card); border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; }
.post > .inner { display: grid; grid-template-columns: minmax(0, 1fr) 180px; }
.postprofile { grid-column: 2; grid-row: 1; margin: 0; padding: 14px; border-left: 1px solid var(--line); color: var(--soft); font-size: 13px; } .postprofile dd { margin: 2px 0 0; } .postprofile dt a { font-weight: 600; font-size: 15px; }
.postbody { padding: 12px 16px; min-width: 0; } .postbody h3 { margin: 0; font-size: 15px; } .postbody h3 a { color: inherit; text-decoration: none; }
.post-buttons { list-style: none; display: flex; gap: 4px; float: right; margin: 0; padding: 0; font-size: 13px; } .post-buttons .button { min-height: 0; padding: 2px 8px; }
.author { margin: 2px 0 12px; color: var(--soft); font-size: 13px; }
.content { overflow-wrap: anywhere; min-height: 40px; }
.content blockquote { margin: 8px 0; padding: 8px 12px; border-left: 3px solid var(--line); background: var(--paper); } .content cite { display: block; font-style: normal; font-size: 13px; color: var(--soft); margin-bottom: 4px; } .content cite .responsive-hide { float: right; }
.codebox { padding: 8px 12px; } .codebox p { margin: 0 0 6px; font-size: 13px; color: var(--soft); } .codebox pre { margin: 0; white-space: pre-wrap; }
.notice, .signature { margin-top: 14px; padding-top: 8px; border-top: 1px dashed var(--line); color: var(--soft); font-size: 13px; }
.back2top { grid-column: 1 / -1; }
.panel { padding: 12px 16px; } .panel h2, .panel h3 { margin: 0 0 8px; font-size: 17px; } fieldset { border: 0; margin: 0; padding: 0; min-width: 0; } dl { margin: 0 0 8px; } dd { margin: 0; }
.inputbox, .message-box textarea { width: 100%; padding: 8px; border: 1px solid var(--line); border-radius: 4px; background: var(--paper); color: var(--ink); font: inherit; } .message-box textarea { min-height: 200px; } #qr_postform textarea { min-height: 120px; }
.format-buttons { display: flex; flex-wrap: wrap; gap: 4px; margin: 8px 0; } .submit-buttons { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }
.topiclist { list-style: none; margin: 0; padding: 0; } .topiclist .row { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 10px 16px; margin: 6px 0; } .topiclist dl { display: grid; grid-template-columns: 1fr 90px 220px; gap: 10px; margin: 0; } .topictitle { font-weight: 600; } .topiclist dd { color: var(--soft); font-size: 13px; }
.error { color: #b3261e; } .page-footer { margin: 20px 0; color: var(--soft); font-size: 13px; text-align: center; }
@media (prefers-color-scheme: dark) { .error { color: #f2b8b5; } }
@media (max-width: 640px) { .post > .inner { grid-template-columns: minmax(0, 1fr); } .postprofile { grid-column: 1; border: 0; border-bottom: 1px solid var(--line); padding: 8px 16px; } .postbody { grid-row: 2; } .profile-joined, .profile-posts { display: none; } .topiclist dl { grid-template-columns: 1fr; gap: 2px; } .responsive-hide { display: none; } }
`;
