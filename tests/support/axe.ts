import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/** The checked part of a page, and the rules; by default, everything and all rules. */
interface Judged {
	/** Selector of the part, or of several. */
	include?: string | string[];
	/** Selectors to exclude. */
	exclude?: string[];
	/** Names of rule sets such as `wcag2aa`. */
	tags?: string[];
	/** Names of the only rules. */
	rules?: string[];
	/** Names of rules to exclude. */
	without?: string[];
}

/** Longer and infinite animations are a state that visitors see, so they are checked. */
const LONGEST_MS = 2000;

/** Waits for transitions: half-faded text has too little contrast. Runs in the page. */
async function settled( longest: number ): Promise< void > {
	const isShort = ( { playState, effect }: Animation ) =>
		playState === 'running' && Number( effect?.getComputedTiming().endTime ) <= longest;
	const running = document.getAnimations().filter( isShort );
	await Promise.allSettled( running.map( ( { finished } ) => finished ) );
}

/**
 * Returns the violations that axe finds in a page and in frames of the same site, one line for each
 * element.
 *
 * The package for Playwright does the same but injects the program twice into every frame at each
 * call, describes passed rules too, and merges the results in a blank page: several times slower.
 */
export async function violations( page: Page, judged: Judged = {} ): Promise< string[] > {
	for ( const frame of page.frames() ) {
		try {
			if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
				await frame.evaluate( axe.source );
			}
			await frame.evaluate( settled, LONGEST_MS );
		} catch ( error ) {
			// Frames come and go, and some show that another site is unreachable.
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
