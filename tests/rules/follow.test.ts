import {describe, expect, test} from 'vitest';
import {followed, withFollowed} from '../../src/rules/follow';
import {gameWith, stateWith} from './play';

const label = (text: string) => ({fr: text, en: text});
const game = gameWith({
	stats: [{id: 'corps', name: label('Corps'), min: 0, max: 9}],
	tracks: [
		{id: 'vie', name: label('Vie'), max: '5 + @corps', follows: {least: 1}},
		{id: 'souffle', name: label('Souffle'), max: '5 + @corps', follows: {when: '@corps < 9'}},
		{id: 'sang', name: label('Sang'), max: '5 + @corps'},
	],
});
const at = (corps: number, tracks: object) => stateWith({made: true, stats: {corps}, tracks});

describe('what is left of a track and its maximum', () => {
	test.each([
		['a maximum that grew', at(1, {vie: 3}), at(3, {vie: 3}), {vie: 5}],
		['a maximum that shrank', at(3, {vie: 5}), at(1, {vie: 5}), {vie: 3}],
		['shrank by more than was left: the least that is allowed', at(5, {vie: 2}), at(0, {vie: 2}), {vie: 1}],
		['shrank by more than was left, where none is the least', at(5, {souffle: 2}), at(0, {souffle: 2}), {souffle: 0}],
		['who had lost all has none to gain', at(1, {vie: 0}), at(3, {vie: 0}), {vie: 0}],
		['one that was set in between stays as it was set', at(1, {vie: 3}), at(3, {vie: 4}), {vie: 4}],
		['one that was never written is full', at(1, {}), at(3, {}), {}],
		['where the condition does not hold', at(1, {souffle: 3}), at(9, {souffle: 3}), {souffle: 3}],
		['one that does not follow', at(1, {sang: 3}), at(3, {sang: 3}), {sang: 3}],
	] as const)('%s', (_, before, after, tracks) => expect(withFollowed(game, before, after).tracks).toEqual(tracks));

	test('tells from what to what, under which maximum', () =>
		expect(followed(game, at(1, {vie: 3}), at(3, {vie: 3}))).toEqual([{track: 'vie', from: 3, to: 5, max: 8}]));
});
