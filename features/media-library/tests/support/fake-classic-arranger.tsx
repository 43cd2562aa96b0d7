import { useState } from '@wordpress/element';
import { Arranger } from '../../browser/arrange/Arranger';
import { ClassicArranger } from '../../browser/classic/collections/ClassicArranger';
import { settingValues } from '../../browser/classic/collections/setting-values';
import type { CoreCollection, CoreMedia, CoreModel, CoreView } from '../../browser/classic/core';
import { ViewSlot } from '../../browser/classic/ViewSlot';
import { MediaStore } from '../../browser/store/media-store';
import { stateOf, type StateId } from '../../model/states';
import { exposePort } from './fake-browser';
import { fakeContext } from './fake-context';
import { loadFrom } from './fake-gallery';
import { createFakePort } from './fake-port';

type Listener = () => void;

interface Props {
	/** Name under which tests find the port. */
	name: string;
	kind: 'gallery' | 'playlist';
	ids: readonly number[];
	/** How often the request of the files fails. */
	failures?: number;
}

const CONTEXT = fakeContext();

/** The files of WordPress's dialog in their order, on models as WordPress has them. */
export function FakeClassicArranger( { name, kind, ids, failures = 0 }: Props ) {
	const [ said, setSaid ] = useState( '' );
	const [ parts ] = useState( () => {
		const port = createFakePort( { generated: 200 } );
		exposePort( name, port );
		const library = fakeFiles( ids, failures );
		const settings = fakeModel( {} );
		const tell = () => {
			const values = settingValues( kind, settings.toJSON() );
			setSaid(
				[
					library.models.map( ( { id } ) => id ).join( ' ' ),
					...Object.entries( values ).map( ( [ key, value ] ) => `${ key }=${ value }` ),
				].join( ', ' )
			);
		};
		library.on( 'reset', tell );
		settings.on( 'change', tell );
		const files = Object.assign( library, {
			[ kind ]: settings,
		} ) as unknown as CoreCollection;
		const view = {
			el: document.createElement( 'div' ),
			model: fakeModel( {}, `${ kind }-edit` ),
			options: { collection: files },
		} as unknown as CoreView;
		const source = { media: MEDIA, port: { attachments: loadFrom( port ) } };
		return { view, source, store: new MediaStore( port ) };
	} );
	return (
		<>
			<div style={ { blockSize: 620, border: '1px solid #ddd' } }>
				<ClassicArranger
					{ ...{ ...parts, Arranger, ViewSlot } }
					state={ stateOf( `${ kind }-edit` as StateId ) }
					context={ CONTEXT }
					onUserSetting={ () => {} }
					CompatFields={ () => null }
					useModelSync={ () => {} }
					snapshots={ SNAPSHOTS }
					onTurnOff={ () => setSaid( 'turned off' ) }
				/>
			</div>
			<output data-said="">{ said }</output>
		</>
	);
}

const MEDIA = {
	view: { settings: {}, Settings: { Gallery: class {}, Playlist: class {} } },
} as unknown as CoreMedia;

const SNAPSHOTS = {
	...{ AttachmentsBrowser: {}, Modal: {}, MediaFrame: {}, Select: {} },
	...{ EditImage: {}, ImageDetails: {}, Gallery: {}, Playlist: {} },
};

function fakeEvents() {
	const listeners = new Map< Listener, unknown >();
	return {
		tell: () => [ ...listeners.keys() ].forEach( ( call ) => call() ),
		on: ( _events: string, call: Listener, context?: unknown ) =>
			void listeners.set( call, context ),
		off: ( _events: null, _call: null, context: unknown ) =>
			[ ...listeners ].forEach(
				( [ call, of ] ) => of === context && listeners.delete( call )
			),
	};
}

/** A model of Backbone. */
function fakeModel( first: Record< string, unknown >, id = '' ) {
	const { tell, ...events } = fakeEvents();
	let values = { ...first };
	return {
		...{ id, ...events },
		get: ( key: string ) => values[ key ],
		toJSON: () => ( { ...values } ),
		set: ( changes: Record< string, unknown > ) => {
			values = { ...values, ...changes };
			tell();
		},
	};
}

/** The files of a shortcode, which a query loads. */
function fakeFiles( ids: readonly number[], failures: number ) {
	const { tell, ...events } = fakeEvents();
	const props = fakeModel( { query: true } );
	let left = failures;
	const later = ( call: Listener ) => void Promise.resolve().then( call );
	const files = {
		...events,
		models: [] as CoreModel[],
		props: { ...props, unset: () => {} },
		more: () => ( {
			fail: () => {},
			done: ( call: Listener ) => {
				if ( left === 0 ) {
					later( () => {
						files.models = ids.map( ( id ) => ( { id } ) as CoreModel );
						call();
					} );
				}
			},
		} ),
		mirroring: {
			more: () => ( {
				done: () => {},
				fail: ( call: ( reason: unknown ) => void ) => {
					if ( left > 0 ) {
						left--;
						later( () => call( { status: 500, responseText: '' } ) );
					}
				},
			} ),
		},
		reset: ( models: CoreModel[] ) => {
			files.models = models;
			tell();
		},
	};
	return files;
}
