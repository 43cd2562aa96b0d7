// Measures forms in the editor: one with 200 rows of ten fields against one with five rows.
import { launch, signedInPage } from './browser.mjs';
import { median } from './median.mjs';

export const ROWS = { few: 5, many: 200 };
const FIELDS_OF_ROW = {
	title: { type: 'text', label: 'Title' },
	note: { type: 'textarea', label: 'Note' },
	count: { type: 'number', label: 'Count' },
	kind: { type: 'select', label: 'Kind', options: { a: 'A', b: 'B' }, default: 'a' },
	align: { type: 'radio', label: 'Align', options: { a: 'A', b: 'B' }, default: 'a' },
	isOpen: { type: 'checkbox', label: 'Open' },
	color: { type: 'color', label: 'Color' },
	url: { type: 'link', label: 'Address' },
	width: { type: 'measurement', label: 'Width' },
	icon: { type: 'icon', label: 'Icon' },
};
export const FIELDS = Object.keys( FIELDS_OF_ROW ).length;

const WIDGET = {
	'widget.json': {
		class: 'PagewrightBench',
		id_base: 'pagewright-bench',
		fields: {
			rows: {
				type: 'repeater',
				label: 'Rows',
				item_name: 'Row',
				item_label: 'title',
				fields: FIELDS_OF_ROW,
			},
		},
	},
	'block.json': { name: 'pagewright/bench', title: 'Bench', description: 'Rows.' },
	'template.php': `<?php defined( 'ABSPATH' ) || exit; ?><p><?php echo count( $view['rows'] ); ?></p>`,
};
const LOADER = `<?php add_filter( 'pagewright/widgets/folders', static fn ( $all ) => array( ...$all, __DIR__ . '/bench-form' ) );`;

const ROUNDS = 5;
const KEYS = 15;

/**
 * Medians in ms. `floor`: minimum time of this browser for a page with 5,000 buttons without our
 * code. `open`: from the click until the form is painted; `key`: from a key in a text field to the
 * frame that shows it; `replace`: every value changes at once, such as by a backup.
 */
export async function formTimes( { url, php } ) {
	const files = Object.fromEntries(
		Object.entries( WIDGET ).map( ( [ name, content ] ) => [
			name,
			typeof content === 'string' ? content : JSON.stringify( content ),
		] )
	);
	const payload = Buffer.from( JSON.stringify( { files, loader: LOADER } ) ).toString( 'base64' );
	await php( `
		wp_mkdir_p( WPMU_PLUGIN_DIR . '/bench-form' );
		$given = json_decode( base64_decode( '${ payload }' ), true );
		file_put_contents( WPMU_PLUGIN_DIR . '/bench-form.php', $given['loader'] );
		foreach ( $given['files'] as $name => $content ) {
			file_put_contents( WPMU_PLUGIN_DIR . "/bench-form/$name", $content );
		}
	` );
	const browser = await launch();
	try {
		const page = await signedInPage( browser, url );
		const floor = await floorTime( page );
		return {
			floor,
			few: await timesOf( page, url, ROWS.few ),
			many: await timesOf( page, url, ROWS.many ),
		};
	} finally {
		await browser.close();
		await php( `
			array_map( 'unlink', glob( WPMU_PLUGIN_DIR . '/bench-form/*' ) );
			rmdir( WPMU_PLUGIN_DIR . '/bench-form' );
			unlink( WPMU_PLUGIN_DIR . '/bench-form.php' );
		` );
	}
}

async function floorTime( page ) {
	await page.goto( 'about:blank' );
	const times = await page.evaluate( ( rounds ) => {
		const once = () => {
			const start = performance.now();
			const list = document.createElement( 'ul' );
			for ( let index = 0; index < 5000; index++ ) {
				const button = document.createElement( 'button' );
				button.textContent = `Button ${ index }`;
				list.append( document.createElement( 'li' ) );
				list.lastChild.append( button );
			}
			document.body.replaceChildren( list );
			list.getBoundingClientRect();
			return performance.now() - start;
		};
		return Array.from( { length: rounds }, once );
	}, ROUNDS );
	// The minimum: disturbances only make it longer.
	return Math.min( ...times );
}

async function timesOf( page, url, rows ) {
	const opened = [];
	let key = 0;
	let replace = 0;
	for ( let round = 0; round < ROUNDS; round++ ) {
		await page.goto( `${ url }/wp-admin/post-new.php` );
		await page.waitForFunction( () =>
			window.wp?.data?.select( 'core/editor' )?.getCurrentPostId?.()
		);
		await page.evaluate( insert, rows );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await canvas.locator( '.pagewright-block__rendering' ).waitFor();
		const edit = page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'button', { name: 'Edit', exact: true } );
		await edit.waitFor();
		// The code of forms loads once for each page.
		await edit.click();
		await canvas.locator( '.pagewright-form' ).waitFor();
		await page
			.getByRole( 'toolbar' )
			.getByRole( 'button', { name: 'Preview', exact: true } )
			.click();
		await canvas.locator( '.pagewright-form' ).waitFor( { state: 'detached' } );
		opened.push( await edit.evaluate( openForm ) );
		if ( round === ROUNDS - 1 ) {
			await canvas.getByRole( 'button', { name: 'Title 3', exact: true } ).click();
			key = median(
				await canvas
					.locator( '[data-field="rows.3.title"] input' )
					.evaluate( typeKeys, KEYS )
			);
			replace = await page.evaluate( replaceAll );
		}
		// Leaves without the confirmation dialog.
		await page.evaluate( () =>
			window.wp.data.dispatch( 'core/block-editor' ).resetBlocks( [] )
		);
	}
	return { open: median( opened ), key, replace };
}

function insert( rows ) {
	const { data, blocks } = window.wp;
	data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
	const block = blocks.createBlock( 'pagewright/bench', {
		widgetClass: 'PagewrightBench',
		widgetData: {
			rows: Array.from( { length: rows }, ( _, index ) => ( {
				title: `Title ${ index }`,
				note: 'A note',
				count: index,
				kind: 'a',
				align: 'b',
				isOpen: true,
				color: '#123456',
				url: 'https://example.org/',
				width: '10px',
				icon: '',
			} ) ),
		},
	} );
	data.dispatch( 'core/block-editor' ).insertBlocks( block );
	data.dispatch( 'core/block-editor' ).selectBlock( block.clientId );
}

async function openForm( button ) {
	const canvas = document.querySelector( 'iframe[name="editor-canvas"]' ).contentDocument;
	const frame = () => new Promise( ( done ) => requestAnimationFrame( done ) );
	const start = performance.now();
	button.click();
	while ( ! canvas.querySelector( '.pagewright-list__row' ) ) {
		await frame();
	}
	await frame();
	await frame();
	return performance.now() - start;
}

async function replaceAll() {
	const { select, dispatch } = window.wp.data;
	const [ block ] = select( 'core/block-editor' ).getBlocks();
	const { rows } = block.attributes.widgetData;
	const start = performance.now();
	dispatch( 'core/block-editor' ).updateBlockAttributes( block.clientId, {
		widgetData: {
			rows: rows.map( ( row ) => ( { ...row, title: `${ row.title } again`, note: 'New' } ) ),
		},
	} );
	await new Promise( ( done ) => requestAnimationFrame( () => setTimeout( done, 0 ) ) );
	return performance.now() - start;
}

async function typeKeys( input, keys ) {
	const realm = input.ownerDocument.defaultView;
	const { set } = Object.getOwnPropertyDescriptor( realm.HTMLInputElement.prototype, 'value' );
	const times = [];
	input.focus();
	for ( let index = 0; index < keys; index++ ) {
		const start = realm.performance.now();
		set.call( input, `${ input.value }x` );
		input.dispatchEvent( new realm.Event( 'input', { bubbles: true } ) );
		// After the frame that shows the key.
		await new Promise( ( done ) => realm.requestAnimationFrame( () => setTimeout( done, 0 ) ) );
		times.push( realm.performance.now() - start );
		await new Promise( ( done ) => setTimeout( done, 30 ) );
	}
	return times;
}
