import { FakeBrowser } from './fake-browser';
import { generatedAttachment } from './attachments';
import type { FakePort } from './fake-port';

/** The post of the fake context. */
const POST = 12;

/** Numbers of generated images that the user may edit. */
const IMAGES = [ 1, 2, 3, 4, 10 ];

const filesOfPost = ( numbers: readonly number[] ) =>
	numbers.map( ( number, place ) => ( {
		...generatedAttachment( number ),
		...{ id: place + 1, uploadedTo: POST, menuOrder: place + 1 },
		...{ canEdit: true, canDelete: true },
	} ) );

const state = (
	title: string,
	files: ReturnType< typeof filesOfPost >,
	prepare?: ( port: FakePort ) => void
) => ( {
	title,
	draw: () => (
		<FakeBrowser
			name={ title }
			options={ { files } }
			browser={ { initialFilter: 'uploaded' } }
			prepare={ prepare }
		/>
	),
} );

/** The order of the files of a post opens with “Change order”. */
export const ORDER_STATES = [
	state( 'Files of a post', filesOfPost( IMAGES ) ),
	state(
		'Files of a post, one of another user',
		filesOfPost( IMAGES ).map( ( file ) => ( { ...file, canEdit: file.id !== 2 } ) )
	),
	state(
		'More files of a post than can be ordered',
		filesOfPost( Array.from( { length: 501 }, ( _, at ) => at + 1 ) )
	),
];
