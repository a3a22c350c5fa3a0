import {readRiders} from '../rules/riders';
import {noGameWords} from '../shared/words/panel-games';
import type * as rule from './rule';

/** Stands in for `rule.tsx` where no rules are aboard: says where the rule of a roll is played again. */
export const Rule: typeof rule.Rule = ({verdict, lang}) =>
	verdict.string && readRiders(verdict.string.riders) ? <p>{noGameWords[lang].rule}</p> : null;
