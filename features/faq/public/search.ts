import type { FaqOptions } from './options';

/** Delay after the last key before the number of results is announced. */
const SAY_AFTER_MS = 300;

const plain = ( text: string ) => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();
const wordsOf = ( text: string ) => text.split( /\s+/ ).filter( Boolean );

/** Submits to `base` with the words joined by plus signs; typing filters the list if that is on. */
export function startSearch(
	form: HTMLElement,
	{ base, isLive, found, none }: FaqOptions,
	life: { signal: AbortSignal },
	onFilter: () => void
): void {
	const root = form.parentElement!;
	const field = form.querySelector< HTMLInputElement >( '[type=search]' )!;
	let timer: number | undefined;
	form.addEventListener(
		'submit',
		( event ) => {
			event.preventDefault();
			const words = wordsOf( field.value ).map( encodeURIComponent ).join( '+' );
			// Anyone may have written the URL: accepts paths and web URLs, but no scripts.
			if ( words && /^h|^\//.test( base! ) ) {
				location.assign( base + words );
			}
		},
		life
	);
	const filter = () => {
		const words = wordsOf( plain( field.value ) );
		let count = 0;
		for ( const list of root.querySelectorAll( 'ul[role]' ) ) {
			const before = count;
			for ( const entry of list.children as HTMLCollectionOf< HTMLElement > ) {
				const text = plain( entry.textContent! );
				entry.hidden = ! words.every( ( word ) => text.includes( word ) );
				count += +! entry.hidden;
			}
			list.parentElement!.hidden = count === before;
		}
		onFilter();
		const said = count ? `${ found }`.replace( '{n}', count as never ) : none!;
		clearTimeout( timer );
		timer = setTimeout( () => {
			root.querySelector( '[role=status]' )!.textContent = ( words[ 0 ] && said )!;
		}, SAY_AFTER_MS ) as unknown as number;
	};
	if ( isLive ) {
		field.addEventListener( 'input', filter, life );
		life.signal.addEventListener( 'abort', () => clearTimeout( timer ) );
	}
}
