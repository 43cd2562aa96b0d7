import { expect, it } from 'vitest';
import { isEmptyPreview } from './is-empty-preview';

it.each( [
	[ 'nothing', '', true ],
	[ 'an empty wrapper', '<div class="so-widget"> \n </div>', true ],
	[ 'an empty wrapper with styles after it', '<div></div><style>p{color:red}</style>', true ],
	[ 'text deep inside', '<div><p><b>x</b></p></div>', false ],
	[ 'an image', '<div><img src="x.jpg"></div>', false ],
	[ 'a video', '<div><video></video></div>', false ],
	[ 'a link without text', '<div><a href="#"></a></div>', false ],
	[ 'text outside the first div', '<div></div><div>later</div>', true ],
	[ 'styles in the wrapper', '<div><style>p{color:red}</style><script>1</script></div>', true ],
	[ 'a line', '<div><hr></div>', false ],
	[ 'an input', '<div><input></div>', false ],
	[ 'text in a shadow root', '<div><template shadowrootmode="open">x</template></div>', false ],
] )( 'detects %s', ( _, html, isEmpty ) => {
	expect( isEmptyPreview( html, true ) ).toBe( isEmpty );
} );

it.each( [
	[ 'nothing', '', true ],
	[ 'styles alone', '<style>p{color:red}</style>', true ],
	[ 'a wrapper', '<div></div>', false ],
] )( 'trusts widgets that render with CSS only: %s', ( _, html, isEmpty ) => {
	expect( isEmptyPreview( html, false ) ).toBe( isEmpty );
} );
