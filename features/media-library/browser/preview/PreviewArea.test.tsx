import { fireEvent, render } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { createList } from '../../model/list-pages';
import { createQuery } from '../../model/query';
import { fakeContext } from '../../tests/support/fake-context';
import { createFakePort } from '../../tests/support/fake-port';
import { MediaStore } from '../store/media-store';
import { PreviewArea } from './PreviewArea';

it( 'a grid renders nothing while the pointer moves over its tiles', () => {
	const onRender = vi.fn();
	const { container } = render(
		<PreviewArea
			store={ new MediaStore( createFakePort() ) }
			context={ fakeContext() }
			list={ createList( createQuery() ) }
			isOff={ false }
		>
			<Profiler id="grid" onRender={ onRender }>
				{ [ 1, 2, 3 ].map( ( id ) => (
					<div key={ id } data-id={ id } data-position={ id } />
				) ) }
			</Profiler>
		</PreviewArea>
	);
	const tiles = [ ...container.querySelectorAll( '[data-id]' ) ];
	expect( tiles ).toHaveLength( 3 );
	onRender.mockReset();
	for ( let x = 0; x < 300; x += 7 ) {
		fireEvent.pointerMove( tiles[ x % 3 ]!, { pointerType: 'mouse', clientX: x } );
	}
	expect( onRender ).not.toHaveBeenCalled();
} );
