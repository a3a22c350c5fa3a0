import {words} from '../words';

/** What each verdict claims. */
export const verdictClaims = /* @__PURE__ */ words({
	fr: {
		fixed:
			'Ces dés viennent d’un tirage public, et le jet était déjà sur la page avant ce tirage. Personne ne pouvait en connaître ni en choisir le résultat.',
		fair: 'D’après l’horloge du forum, ce message est plus ancien que le tirage\u00a0: son auteur ne connaissait pas le résultat en l’envoyant.',
		waiting: 'Les dés viendront d’un tirage public qui n’a pas encore eu lieu. Personne ne les connaît.',
		unbiased:
			'Ce dé ne peut être ni relancé ni remplacé. Mais il était public dès le tirage\u00a0: le joueur pouvait le voir avant de décider de s’en servir.',
		consistent: 'La même formule donne ces nombres à tout le monde. N’importe qui pouvait les calculer d’avance.',
		timing:
			'Rien ne montre que le jet était fixé avant le tirage. Les dés, eux, se déduisent de la chaîne dès que tout ce dont ils dépendent est connu.',
		changed: 'Ce navigateur a vu d’abord une autre chaîne à cette place. Les deux versions sont données.',
		mismatch: 'Le nombre écrit dans le message n’est pas celui que donnent les dés.',
		unreadable: 'Cette chaîne de jet est abîmée, ou ce qu’elle demande ne se lit pas.',
		newer: 'Cette chaîne vient d’une version plus récente d’Osselet.',
		unchecked: 'Il manque le tirage public de ce jet. On peut le redemander plus tard.',
		hidden:
			'Les dés dépendent du tirage public et d’un secret auquel l’auteur s’est engagé avant lui\u00a0: il ne peut plus les choisir. Une fois le jet ouvert, tout le monde pourra le vérifier.',
	},
	en: {
		fixed:
			'These dice come from a public draw, and the roll was on the page before that draw. Nobody could know or pick the result.',
		fair: 'By the forum’s clock this post is older than the draw: its author did not know the result when sending it.',
		waiting: 'The dice will come from a public draw that has not fallen yet. Nobody knows them.',
		unbiased:
			'This die cannot be re-rolled or replaced. But it was public from the draw on: the player could see it before deciding to use it.',
		consistent: 'The same formula gives everyone these numbers. Anyone could compute them in advance.',
		timing:
			'Nothing shows that the roll was fixed before the draw. The dice themselves follow from the string as soon as all they hang on is known.',
		changed: 'This browser first saw another string in this place. Both versions are given.',
		mismatch: 'The number written in the post is not what the dice say.',
		unreadable: 'This roll string is damaged, or what it asks for cannot be read.',
		newer: 'This string was made by a newer version of Osselet.',
		unchecked: 'The public draw of this roll is missing. It can be asked for again later.',
		hidden:
			'The dice hang on the public draw and on a secret that the author bound himself to before it: he cannot choose them any more. Once the roll is opened, everybody can check it.',
	},
});

/** What each verdict does not claim. */
export const verdictLimits = /* @__PURE__ */ words({
	fr: {
		fixed: 'Ne dit pas que le meneur ou l’administrateur est de bonne foi, ni que le jet n’a été demandé qu’une fois.',
		fair: 'Ne dit pas qu’aucun essai n’a été effacé, ni que la ligne n’a pas changé, avant que quelqu’un ne la voie.',
		waiting: 'Ne dit encore rien du résultat.',
		unbiased: 'Ne dit pas que l’action a été choisie avant de voir le dé.',
		consistent: 'Ne dit pas que le jet est loyal.',
		timing:
			'Ne dit rien contre la bonne foi de l’auteur\u00a0: une horloge, une fusion de messages, une file de modération ou une correction suffisent.',
		changed: 'Ne dit pas qui a fait le changement, ni pourquoi\u00a0: les modérateurs modifient aussi.',
		mismatch: 'Ne dit pas pourquoi\u00a0: une faute de frappe ou une copie suffisent.',
		unreadable: 'Ne dit pas que quelqu’un y a touché\u00a0: un caractère perdu suffit.',
		newer: 'Ne dit rien du jet\u00a0: mettez Osselet à jour pour le lire.',
		unchecked: 'Ne dit rien du jet, ni pour ni contre.',
		hidden: 'Ne dit pas que ce jet sera ouvert.',
	},
	en: {
		fixed: 'Does not say that the GM or the administrator is honest, nor that the roll was called only once.',
		fair: 'Does not say that no earlier attempt was deleted, or the line changed, before anyone looked.',
		waiting: 'Says nothing of the result yet.',
		unbiased: 'Does not say that the action was chosen before the die was seen.',
		consistent: 'Does not say that the roll is fair.',
		timing:
			'Says nothing against the author’s good faith: a clock, a merged post, a queue of moderation or a correction is enough.',
		changed: 'Does not say who made the change, nor why: moderators edit too.',
		mismatch: 'Does not say why: a typing slip or a copy is enough.',
		unreadable: 'Does not say that anyone tampered with it: one lost character is enough.',
		newer: 'Says nothing of the roll: update Osselet to read it.',
		unchecked: 'Says nothing of the roll, for or against.',
		hidden: 'Does not say that this roll will be opened.',
	},
});
