import type { Engine } from '../../../frontend/mount';
import { readOptions } from './options';
import type { NavigationOptions } from './options';
import { startPanel } from './panel';
import { startSearch } from './search';
import { startSubmenus } from './submenus';

/**
 * Enhances a menu that works without it: submenus open one at a time, panel and search close each
 * other, and all close when the visitor leaves.
 */
export function createNavigation(
	root: HTMLElement,
	{ opensOnHover }: NavigationOptions = readOptions( {} )
): Engine {
	const life = new AbortController();
	const { signal } = life;
	const panel = startPanel( {
		root,
		signal,
		onOpen: () => search?.close(),
		onClose: () => submenus.closeAll(),
	} );
	const search = startSearch( root, signal, panel.close );
	const submenus = startSubmenus( { root, signal, isSmall: panel.isSmall, opensOnHover } );
	root.addEventListener(
		'focusout',
		( { relatedTarget } ) => {
			if ( relatedTarget && ! root.contains( relatedTarget as Node ) ) {
				submenus.closeAll();
				panel.close();
			}
		},
		{ signal }
	);
	root.ownerDocument.addEventListener(
		'pointerdown',
		( { target } ) => root.contains( target as Node ) || submenus.closeAll(),
		{ signal }
	);
	root.classList.add( 'is-ready' );
	signal.addEventListener( 'abort', () => {
		submenus.closeAll();
		root.classList.remove( 'is-ready' );
	} );
	return { destroy: () => life.abort() };
}
