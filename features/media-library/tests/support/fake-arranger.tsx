import { useState } from '@wordpress/element';
import { Arranger } from '../../browser/arrange/Arranger';
import { MediaStore } from '../../browser/store/media-store';
import { stateOf } from '../../model/states';
import { exposePort } from './fake-browser';
import { fakeContext } from './fake-context';
import { createFakePort } from './fake-port';

const CONTEXT = fakeContext();

/** The files of a gallery in their order, with a port in memory. */
export function FakeArranger( { name }: { name: string } ) {
	const [ store ] = useState( () => {
		const port = createFakePort( { generated: 200 } );
		exposePort( name, port );
		return new MediaStore( port );
	} );
	const [ ids, setIds ] = useState< readonly number[] >( [ 12, 24, 30, 42, 54 ] );
	return (
		<>
			<div style={ { blockSize: 620, border: '1px solid #ddd' } }>
				<Arranger
					{ ...{ store, ids } }
					state={ stateOf( 'gallery-edit' ) }
					context={ CONTEXT }
					field="caption"
					onChange={ setIds }
				/>
			</div>
			<output data-said="">{ ids.join( ' ' ) }</output>
		</>
	);
}
