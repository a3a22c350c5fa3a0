import {type Html, html} from '../html';
import {layout, type View, wordsOf} from './layout';

/** Who one is: a form as the software has it. `wrong` after a failed try. */
export function loginPage(view: View, wrong: boolean): Html {
	const words = wordsOf(view);
	const body = html`<form action="./ucp.php?mode=login" method="post" id="login"><div class="panel"><div class="inner"><div class="content">
<h2 class="login-title">${words.login}</h2>
${wrong && html`<div class="error">${words.wrong}</div>`}
<fieldset class="fields1">
<dl><dt><label for="username">${words.user}</label></dt><dd><input type="text" name="username" id="username" size="25" value="" class="inputbox autowidth" list="names"></dd></dl>
<datalist id="names">${view.board.accounts.map(({name}) => html`<option value="${name}"></option>`)}</datalist>
<dl><dt><label for="password">${words.password}</label></dt><dd><input type="password" id="password" name="password" size="25" class="inputbox autowidth" autocomplete="off"></dd></dl>
<p>${words.anyPassword}</p>
<dl><dd><input type="submit" name="login" value="${words.login}" class="button1"></dd></dl>
</fieldset></div></div></div></form>`;
	return layout(view, {section: 'ucp', title: words.login, body});
}

/** A page that only says something. */
export function messagePage(view: View, text: string): Html {
	const body = html`<div class="panel" id="message"><div class="inner"><h2 class="message-title">Information</h2><p>${text}</p></div></div>`;
	return layout(view, {section: 'message', title: 'Information', body});
}
