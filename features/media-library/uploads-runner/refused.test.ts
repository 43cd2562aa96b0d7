import { expect, it } from 'vitest';
import { TYPE } from '../model/uploads/codes';
import { loseFirst, startJob } from '../tests/support/upload-job';
import { runJob } from './run-job';

it( 'a file fails with the reason of its refusal, although the first response was lost', async () => {
	const { port, job } = startJob(
		25,
		{ trouble: loseFirst( 'finish' ) },
		{ file: new File( [ new Uint8Array( 25 ) ], 'setup.exe' ) }
	);
	expect( await runJob( job ) ).toEqual( { type: 'failed', error: { code: TYPE, message: '' } } );
	expect( port.calls.slice( -3 ) ).toEqual( [ 'finish', 'state', 'finish' ] );
	expect( port.calls.filter( ( name ) => name === 'create' ) ).toHaveLength( 1 );
} );
