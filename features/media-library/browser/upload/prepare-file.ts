import { readImage, type FoundImage } from '../../images/read-image';
import { NETWORK, type UploadCode } from '../../model/uploads/codes';
import {
	mayBeImage,
	planOf,
	type ImagePlan,
	type ImageRules,
} from '../../model/uploads/image-plan';
import type { ImageChoices } from '../../model/uploads/questions';
import { failed, held, STOPPED, type Job, type Outcome } from '../../uploads-runner/job';
import { apart, NOTHING } from '../../uploads-runner/unfinished';
import { placeForPage } from './place-for-page';
import type { Source } from './upload-source';

/** Facts of a file, as long as it is in the queue. */
interface Known {
	image: Promise< FoundImage | null >;
	/** The file that is sent; null if it was not prepared. */
	ready: File | null;
}

/** By the choices of the user, which are one object for each file. */
const known = new WeakMap< ImageChoices, Known >();

/** Reads the header of a file once. */
function knownOf( { file, choices }: Source ): Known {
	const before = known.get( choices );
	if ( before ) {
		return before;
	}
	const image = mayBeImage( file ) ? readImage( file ) : Promise.resolve( null );
	const now: Known = { image, ready: null };
	known.set( choices, now );
	return now;
}

async function planFor( source: Source, rules: ImageRules ): Promise< ImagePlan > {
	const image = await knownOf( source ).image;
	const { place: chosen, isOriginal } = source.choices;
	const place = chosen ?? ( ( rules.place === 'ask' && placeForPage() ) || rules.place );
	return planOf( source.file, image, {
		...{ ...rules, place },
		...( isOriginal && { mostPixels: 0, convertsHeic: false, isOriginal } ),
		// A file that replaces another one keeps its type.
		...( source.options.replaces && { convertsHeic: false, unsupported: [] } ),
	} );
}

/** Returns whether a file is sent as it is. */
export const isKept = async ( source: Source, rules: ImageRules ): Promise< boolean > =>
	( await planFor( source, rules ) ).type === 'keep';

/** Asks for the places of all photos at once, before they are uploaded. */
export async function askForPlaces(
	sources: ReadonlyMap< number, Source >,
	rules: ImageRules,
	ask: ( key: number ) => void
): Promise< void > {
	for ( const [ key, source ] of sources ) {
		if ( ( await planFor( source, rules ) ).type === 'ask' ) {
			ask( key );
		}
	}
}

type Step = { type: 'preparing' } | { type: 'prepared'; size: number };

interface Ready extends Pick< Job, 'file' | 'unfinished' > {
	type: 'ready';
}

/** Returns the file that is sent, or what the user must decide, or why there is none. Never rejects. */
export async function prepareFile(
	source: Source,
	rules: ImageRules,
	unfinished: Job[ 'unfinished' ],
	signal: AbortSignal,
	onStep: ( step: Step ) => void
): Promise< Ready | Outcome > {
	const plan = await planFor( source, rules );
	const { file } = source;
	switch ( plan.type ) {
		case 'keep':
			return { type: 'ready', file, unfinished };
		case 'ask':
			return { type: 'asked', question: { type: 'place' } };
		case 'refuse':
			return problemOf( plan.code, plan.canKeep );
	}
	const facts = knownOf( source );
	if ( ! facts.ready ) {
		onStep( { type: 'preparing' } );
		const code = await import(
			/* webpackChunkName: "media-prepare" */ '../prepare/prepare-image'
		).catch( () => null );
		if ( ! code ) {
			return held( { code: NETWORK, status: 0, message: '' } );
		}
		const prepared = await code.prepareImage( file, ( await facts.image )!, plan, signal );
		if ( ! prepared || signal.aborted ) {
			return STOPPED;
		}
		if ( ! prepared.ok ) {
			return problemOf( prepared.code, plan.canKeep );
		}
		facts.ready = prepared.file;
		onStep( { type: 'prepared', size: facts.ready.size } );
	}
	const memories = plan.encoding ? NOTHING : apart( unfinished );
	return { type: 'ready', file: facts.ready, unfinished: memories };
}

/** Lets the user upload the original, if the server accepts it. */
const problemOf = ( code: UploadCode, canKeep: boolean ): Outcome =>
	canKeep
		? { type: 'asked', question: { type: 'original', code } }
		: failed( { code, message: '' } );
