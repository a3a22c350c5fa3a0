import {describe, expect, test} from 'vitest';
import {clockOf, unknownZone} from '../../src/forums/clock';
import {zoneIn} from '../../src/forums/gmt';
import {editedIn, memberIn, pageOf, repliedIn, threadIn, useOf} from '../../src/forums/punbb-addresses';
import {readLastTime} from '../../src/forums/time';
import * as vbulletin from '../../src/forums/vbulletin-family';
import {readerAt} from './shelf';

const at = (path: string) => new URL(path, 'https://forum.example/jeu/');

describe('The zone that a board prints', () => {
	test.each([
		['Toutes les heures sont au format GMT + 1 Heure', 60],
		['All times are GMT + 3.5 Hours', 210],
		['All times are GMT +5:30.', 330],
		['All times are GMT -5. The time now is 09:43 PM.', -300],
		['All times are GMT − 3,25 Hours', -195],
		['All times are GMT. The time now is 08:43 PM.', 0],
		['Fuseau horaire UTC +12:45', 765],
		['The time now is 09:43 PM.', undefined],
		['Last edited by GMTman', undefined],
	])('%s', (text, minutes) => {
		expect(zoneIn(text)?.(Date.UTC(2026, 6, 1))).toBe(minutes);
		expect(zoneIn(text)?.(Date.UTC(2026, 0, 1))).toBe(minutes);
	});
});

describe('The last time of a notice', () => {
	const clock = clockOf(readerAt('2026-11-29T20:43:00Z', 'UTC'), unknownZone, 'dmy');
	test.each([
		['a name that is a time', 'Modifié par Hier 09:05 (Aujourd’hui 18:48:51)', '2026-11-29T18:48:51.000Z'],
		['a name that ends in a number', 'edited by Max 7 2026-11-19 20:48:51', '2026-11-19T20:48:51.000Z'],
		['a count after it', 'Last edited by x on Tue Nov 28, 2006 7:48 pm; edited 12 times in total', '2006-11-28T19:48:00.000Z'],
		['words for the month', 'Dernière édition par le 3 mai le Mar 28 Nov 2006, 19:48; édité 1 fois', '2006-11-28T19:48:00.000Z'],
		['no time', 'edited by Max', undefined],
		['nothing', '', undefined],
	])('%s', (_odd, text, time) => {
		const read = readLastTime(text, clock);
		expect(read && new Date(read.at).toISOString()).toBe(time);
		expect(read?.shown).toBe(time && text);
	});
});

describe('PunBB’s addresses', () => {
	test.each([
		['viewtopic.php?id=7', '7'],
		['topic7.html', '7'],
		['topic7-the-inn-p2.html', '7'],
		['topic/7/', '7'],
		['topic/7/the-inn/', '7'],
		['topic/7/the-inn/page/2/', undefined],
		['viewtopic.php?pid=7', undefined],
		['topics7.html', undefined],
		['forum7-the-inn.html', undefined],
	])('%s is thread %s', (path, id) => {
		expect(threadIn(at(path))).toBe(id);
	});
	test.each([
		['profile.php?id=57', '57'],
		['user57.html', '57'],
		['user/57/', '57'],
		['profile.php?section=about&id=57', '57'],
		['users57.html', undefined],
	])('%s is member %s', (path, id) => {
		expect(memberIn(at(path))).toBe(id);
	});
	test.each([
		['post.php?tid=7', 'reply', '7', undefined],
		['new-reply7quote9.html', 'reply', '7', undefined],
		['new/reply/7/quote/9/', 'reply', '7', undefined],
		['edit.php?id=9', 'edit', undefined, '9'],
		['edit9.html', 'edit', undefined, '9'],
		['edit/9/', 'edit', undefined, '9'],
		['post.php?fid=7', 'new-topic', undefined, undefined],
		['new-topic7.html', 'new-topic', undefined, undefined],
		['new/topic/7/', 'new-topic', undefined, undefined],
		['misc.php?email=7', 'unknown', undefined, undefined],
	])('a form for %s is a %s', (path, use, thread, post) => {
		expect([useOf(at(path)), repliedIn(at(path)), editedIn(at(path))]).toEqual([use, thread, post]);
	});
	test.each([
		['viewtopic.php?id=7', 'viewtopic.php?id=7&p=3'],
		['topic7-the-inn.html', 'topic7-the-inn-p3.html'],
		['topic/7/the-inn/', 'topic/7/the-inn/page/3/'],
	])('page 3 of %s is %s', (path, page) => {
		expect(pageOf(at(path), 3).href).toBe(at(page).href);
	});
});

describe('vBulletin', () => {
	test.each([
		['showthread.php?t=7&page=2', '7'],
		['showthread.php?7-the-inn/page2', '7'],
		['showthread.php/7-the-inn', '7'],
		['threads/7-the-inn/page2', '7'],
		['showthread.php?p=7#post7', undefined],
		['forums/7-tables', undefined],
	])('%s is thread %s', (path, id) => {
		expect(vbulletin.threadIn(at(path))).toBe(id);
	});
	test.each([
		['member.php?u=57', '57'],
		['member.php?57-Maud', '57'],
		['members/57-Maud', '57'],
		['member.php?find=lastposter&f=2', undefined],
	])('%s is member %s', (path, id) => {
		expect(vbulletin.memberIn(at(path))).toBe(id);
	});
	test.each([
		['showthread.php?p=9#post9', '9'],
		['showthread.php?7-the-inn&p=9#post9', '9'],
		['showthread.php?p=9', '9'],
		['threads/7-the-inn#post9', '9'],
		['threads/7-the-inn#lastpost', undefined],
	])('%s is post %s', (path, id) => {
		expect(vbulletin.postIn(at(path))).toBe(id);
	});
	test.each([
		['Page 2 sur 30', 2, 30],
		['Page 2 of 1,034', 2, 1034],
		['Seite 12 von 1.034', 12, 1034],
		['Page 1\u202f002 sur 1\u202f034', 1002, 1034],
		['', 1, 1],
		['Page 3', 1, 1],
		['Page 0 of 0', 1, 1],
	])('“%s” is page %i of %i', (text, page, pages) => {
		expect(vbulletin.pagesIn(text)).toEqual({page, pages});
	});
});
