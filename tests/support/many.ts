/** Runs this number of calls, some in parallel. */
export async function many(
	count: number,
	atOnce: number,
	call: ( n: number ) => Promise< void >
) {
	let next = 0;
	const worker = async () => {
		while ( next < count ) {
			await call( next++ );
		}
	};
	await Promise.all( Array.from( { length: atOnce }, worker ) );
}
