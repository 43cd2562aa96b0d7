import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** What part of a page is judged, and by which rules; all of it by all rules unless told. */
interface Judged {
	/** Selector of the part, or of several. */
	include?: string | string[];
	/** Selectors of what is left out. */
	exclude?: string[];
	/** Names of sets of rules, as `wcag2aa`. */
	tags?: string[];
	/** Names of the only rules. */
	rules?: string[];
	/** Names of rules that are left out. */
	without?: string[];
}

/** Longer animations, and those without an end, are looks that visitors see: they are judged. */
const LONGEST_MS = 2000;

/** Waits until what appears or goes has done so: half-faded text has too little contrast. Runs in the page. */
async function settled( longest: number ): Promise< void > {
	const isShort = ( { playState, effect }: Animation ) =>
		playState === 'running' && Number( effect?.getComputedTiming().endTime ) <= longest;
	const running = document.getAnimations().filter( isShort );
	await Promise.allSettled( running.map( ( { finished } ) => finished ) );
}

/**
 * What axe finds in a page and in frames of the same site, one line for each element.
 *
 * The package for Playwright does the same but gives every frame the program twice at each call, describes what passes too, and sums up in a blank page: several times slower.
 */
export async function violations( page: Page, judged: Judged = {} ): Promise< string[] > {
	for ( const frame of page.frames() ) {
		try {
			if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
				await frame.evaluate( axe.source );
			}
			await frame.evaluate( settled, LONGEST_MS );
		} catch ( error ) {
			// Frames come and go, and some show that another site was not reached.
			if ( frame === page.mainFrame() ) {
				throw error;
			}
		}
	}
	const { include = 'html', exclude = [], tags, rules, without = [] } = judged;
	const options: RunOptions = {
		resultTypes: [ 'violations' ],
		rules: Object.fromEntries( without.map( ( rule ) => [ rule, { enabled: false } ] ) ),
		...( tags && { runOnly: { type: 'tag', values: tags } } ),
		...( rules && { runOnly: { type: 'rule', values: rules } } ),
	};
	const found = await page.evaluate(
		async ( [ context, how ] ) =>
			( await ( window as unknown as { axe: typeof axe } ).axe.run( context, how ) )
				.violations,
		[ { include: [ include ].flat(), exclude }, options ] as const
	);
	return found.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { target, html, failureSummary } ) =>
				`${ id }: ${ target } ${ html.slice( 0, 200 ) } ${ failureSummary }`
		)
	);
}
