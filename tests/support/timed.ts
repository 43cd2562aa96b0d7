import { test } from '@playwright/test';

/** Runs a part of a browser test and records its time in the report. `npm test` prints the sum of each part. */
export function timed< T >( part: string, run: () => Promise< T > ): Promise< T > {
	const start = Date.now();
	return run().finally( () =>
		test.info().annotations.push( {
			type: `time: ${ part }`,
			description: String( Date.now() - start ),
		} )
	);
}
