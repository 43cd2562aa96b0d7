import { placeOf, type Job, type Outcome } from './job';
import { makeSizes } from './make-sizes';
import { sendChunks } from './send-chunks';
import { sendWhole } from './send-whole';

/** If a plugin allows SVG, our route checks that it is harmless. */
const IS_SVG = /\.svgz?$/i;

/** Uploads a file, or continues it after a pause. Never rejects. */
export async function runJob( job: Job ): Promise< Outcome > {
	const outcome = await run( job );
	if ( outcome.type === 'done' || ! job.memory.id ) {
		job.unfinished.forget( job.file, placeOf( job ) );
	}
	return outcome;
}

function run( job: Job ): Promise< Outcome > {
	const { memory, file, wholeBytes } = job;
	if ( memory.attachment ) {
		job.onProcessing();
		return makeSizes( job );
	}
	const mustChunk = memory.mustChunk || memory.id || job.replaces || IS_SVG.test( file.name );
	return file.size > wholeBytes || mustChunk ? sendChunks( job ) : sendWhole( job );
}
