import { useMemo, useState } from '@wordpress/element';
import { Browser } from '../../browser/Browser';
import { MediaStore } from '../../browser/store/media-store';
import type { BrowserContext, BrowserProps, View } from '../../browser/types';
import { stateIn, type FrameId } from '../../model/frames';
import { createSelection } from '../../model/selection';
import type { StateId } from '../../model/states';
import { UploadStatus } from '../../browser/upload/UploadStatus';
import { completeAttachment } from './attachments';
import { fakeContext } from './fake-context';
import { useFakeList } from './fake-list';
import { createFakePort, type FakeOptions, type FakePort } from './fake-port';
import { createFakeUploads, type FakeUploadOptions, type FakeUploads } from './fake-uploads';

export interface FakeBrowserProps {
	/** Name under which tests find the port. */
	name: string;
	options?: FakeOptions;
	frame?: FrameId;
	state?: StateId;
	context?: Partial< BrowserContext >;
	/** IDs that are selected first. */
	selected?: readonly number[];
	view?: View;
	/** Called with the port before the first request. */
	prepare?: ( port: FakePort ) => void;
	browser?: Partial< BrowserProps >;
	/** Whether files open in a dialog. */
	opensDialogs?: boolean;
	/** Shows uploads, which `begin` adds. */
	uploads?: FakeUploadOptions & {
		begin: ( queue: MediaStore[ 'uploads' ], server: FakeUploads ) => void;
	};
}

/** Ports of the browsers on the page, by name, with which tests let requests fail. */
const ports: Record< string, FakePort > = {};
Object.assign( globalThis, { fakePorts: ports } );

/** Lets tests find a port. */
export function exposePort( name: string, port: FakePort ): void {
	ports[ name ] = port;
}

/** A browser with a port in memory, as a host renders it. */
export function FakeBrowser( props: FakeBrowserProps ) {
	const { name, frame = 'post', state = 'insert', selected = [] } = props;
	const [ { store, port } ] = useState( () => {
		const made = createFakePort( props.options ?? { generated: 2000 } );
		props.prepare?.( made );
		exposePort( name, made );
		return { store: storeOf( made, props.uploads ), port: made };
	} );
	const definition = stateIn( frame, state );
	const context = useMemo( () => fakeContext( props.context ), [ props.context ] );
	const [ selection, setSelection ] = useState( () =>
		createSelection( definition.multiple, selected )
	);
	const [ view, setView ] = useState( props.view ?? 'grid' );
	const [ said, setSaid ] = useState( '' );
	const onUserSetting = ( setting: string, value: string ) =>
		setSaid( `${ setting }=${ value }` );
	const renderList = useFakeList( port, store, context, onUserSetting );
	const [ openItem, setOpenItem ] = useState< number | null >( null );
	return (
		<>
			<div style={ { blockSize: 620, border: '1px solid #ddd' } }>
				<Browser
					{ ...{ store, context, selection, view } }
					state={ definition }
					onSelectionChange={ setSelection }
					onViewChange={ setView }
					onConfirm={ ( { ids } ) => setSaid( `confirmed ${ [ ...ids ].join( ' ' ) }` ) }
					{ ...{ onUserSetting, renderList } }
					{ ...( props.opensDialogs && { openItem, onOpenItem: setOpenItem } ) }
					{ ...( props.uploads && {
						slots: {
							top: (
								<UploadStatus
									queue={ store.uploads }
									language={ context.language }
								/>
							),
						},
					} ) }
					{ ...props.browser }
				/>
			</div>
			<output data-said="">{ said }</output>
		</>
	);
}

/** Returns a store whose uploads arrive in the library of the port. */
function storeOf( port: FakePort, uploads: FakeBrowserProps[ 'uploads' ] ): MediaStore {
	if ( ! uploads ) {
		return new MediaStore( port );
	}
	const server = createFakeUploads( {
		...uploads,
		onStored: ( id, { name, type } ) =>
			port.library.put(
				id,
				completeAttachment( {
					...{ id, title: name, filename: name, mime: type },
					date: Date.now(),
				} )
			),
		onReplaced: ( id, { size } ) => port.versions.replace( id, size ),
	} );
	const store = new MediaStore( port, server );
	uploads.begin( store.uploads, server );
	return store;
}
