<?php
/**
 * Posts of the demo site, latest first: [title, text, category, tags, image, author].
 *
 * @package Pagewright
 */

return array(
	array(
		'What the first frost does to rye',
		'Cold nights turn starch into sugar, and the dough notices before we do. We give it an hour less and a little more salt, and the crust comes out the color of chestnuts.',
		'Harvest',
		array( 'rye', 'autumn' ),
		'photo',
		'nora',
	),
	array(
		'A new stone for the old mill',
		'The lower stone was eighty years old and as smooth as a plate. It took six people, two rollers and a word we do not print. The flour is coarser now, and it smells of hay.',
		'Mill',
		array( 'flour' ),
		'dunes',
		'otto',
	),
	array(
		'Bread soup for a wet Sunday',
		'Take what is left of Thursday, an onion, and the good broth. Toast the bread first, or it falls apart. Grate cheese over it until everyone is happy.',
		'Recipes',
		array( 'rye', 'leftovers' ),
		'meadow',
		'nora',
	),
	array(
		'Where our salt comes from',
		'A family on the coast dries it in the wind, in pans their grandparents laid. Once a year we go there, carry sacks, and are paid in fish.',
		'Harvest',
		array( 'salt' ),
		'fjord',
		'otto',
	),
	array(
		'Eight beginners and one oven',
		'The school has begun again. On the first evening all loaves were flat, on the third two of them stood, and by the sixth a student made a braid with seven strands.',
		'People',
		array( 'school' ),
		'photo',
		'nora',
	),
	array(
		'Rolls for the night market',
		'Four hundred an hour, and a queue that sang. We ran out of flour at eleven, of rolls at midnight, and of jokes somewhat earlier.',
		'People',
		array( 'market', 'autumn' ),
		'dunes',
		'otto',
	),
);
