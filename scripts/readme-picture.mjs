// node scripts/readme-picture.mjs: takes docs/images/editor.png, the image of the README, on a site of its own.
import { chromium } from '@playwright/test';
import { browserExecutable } from '../tools/browser.mjs';
import { build } from '../tools/build.mjs';
import { root } from '../tools/paths.mjs';
import { openSite } from '../tools/site.mjs';

const CLASS = 'SiteOrigin_Widget_Accordion_Widget';
const DATA = {
	panels: [
		{
			title: 'When is the workshop open?',
			content_text:
				'<p>Tuesday to Saturday, from ten to six. In August only in the mornings.</p>',
			initial_state: 'open',
		},
		{
			title: 'Can I bring my own material?',
			content_text: '<p>Yes, if it is wood.</p>',
		},
		{ title: 'How do I book a place?', content_text: '<p>By telephone.</p>' },
	],
	design: { heading: { background_color: '#1d3557', background_hover_color: '#27466f' } },
};
/** Above it is the admin bar, which says nothing of the plugin. */
const PICTURE = { x: 0, y: 32, width: 1280, height: 1000 };

await build();
const site = await openSite( { name: 'picture', engine: 'auto', fresh: true } );
const browser = await chromium.launch( {
	executablePath: browserExecutable(),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const page = await browser.newPage( {
	viewport: { width: PICTURE.width, height: PICTURE.y + PICTURE.height },
	baseURL: site.url,
} );
await logIn();
const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
await openEditor();
await canvas.locator( '.sow-accordion-panel' ).first().waitFor();
await page
	.getByRole( 'toolbar', { name: 'Block tools' } )
	.getByRole( 'button', { name: 'Edit', exact: true } )
	.click();
await canvas.getByRole( 'button', { name: DATA.panels[ 2 ].title, exact: true } ).click();
await page.mouse.move( 40, 600 );
// The block editor's own transitions.
await page.waitForTimeout( 1500 );
await page.screenshot( { path: `${ root }/docs/images/editor.png`, clip: PICTURE } );
await browser.close();
await site.stop();
process.exit( 0 );

async function logIn() {
	await page.goto( '/wp-login.php' );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'admin' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**', { waitUntil: 'commit' } );
}

async function openEditor() {
	await page.goto( '/wp-admin/post-new.php' );
	await page.waitForFunction( () =>
		window.wp?.data?.select( 'core/editor' )?.getCurrentPostId?.()
	);
	await canvas.locator( '.block-editor-block-list__layout' ).first().waitFor();
	await page.evaluate(
		( { widgetClass, widgetData } ) => {
			const { dispatch } = window.wp.data;
			dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );
			dispatch( 'core/preferences' ).set( 'core', 'fixedToolbar', true );
			dispatch( 'core/interface' ).disableComplementaryArea( 'core' );
			dispatch( 'core/editor' ).editPost( { title: 'Questions and answers' } );
			const block = window.wp.blocks.createBlock( 'sowb/siteorigin-widget-accordion-widget', {
				widgetClass,
				widgetData,
			} );
			dispatch( 'core/block-editor' ).insertBlocks( block );
			dispatch( 'core/block-editor' ).selectBlock( block.clientId );
		},
		{ widgetClass: CLASS, widgetData: DATA }
	);
}
