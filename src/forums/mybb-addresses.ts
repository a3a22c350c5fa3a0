import {type MemberId, memberId, type PostId, postId, type ThreadId, threadId} from '../shared/ids';
import {parameter} from './links';

// MyBB names its pages plainly (`member.php?action=profile&uid=2`) or, rewritten, by the number in the path (`user-2.html`)
const USER = /\/user-(\d+)\.html$/;
export const THREAD = /\/thread-(\d+)(?:-[a-z]+-\d+)*\.html$/;
const IN_THREAD = /-post-(\d+)\.html$/;

const numberIn = (url: URL | undefined, name: string, rewritten: RegExp): string | undefined =>
	parameter(url, name) ?? rewritten.exec(url?.pathname ?? '')?.[1];

export const memberIn = (url: URL | undefined): MemberId | undefined => memberId(numberIn(url, 'uid', USER));
export const threadIn = (url: URL | undefined): ThreadId | undefined => threadId(numberIn(url, 'tid', THREAD));
export const postIn = (url: URL | undefined): PostId | undefined => postId(numberIn(url, 'pid', IN_THREAD));
