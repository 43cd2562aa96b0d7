/** How many characters a field has, or has left. What is too long or too short is marked. */
export function watchCounters( form: HTMLFormElement ): void {
	form.querySelectorAll< HTMLElement >( '.wpcf7-character-count' ).forEach( ( counter ) => {
		const { targetName, startingValue, maximumValue, minimumValue } = counter.dataset;
		const isDown = counter.classList.contains( 'down' );
		const update = ( value: string ) => {
			const length = value.trim().length;
			const count = `${ isDown ? Number( startingValue ) - length : length }`;
			counter.dataset.currentValue = counter.textContent = count;
			counter.classList.toggle(
				'too-long',
				value.length > Number( maximumValue ?? Infinity )
			);
			counter.classList.toggle( 'too-short', value.length < Number( minimumValue ?? 0 ) );
		};
		const isTarget = ( target: EventTarget | null ): target is HTMLInputElement =>
			( target as HTMLInputElement ).name === targetName;
		for ( const name of [ 'input', 'keyup' ] ) {
			form.addEventListener(
				name,
				( { target } ) => isTarget( target ) && update( target.value )
			);
		}
		form.addEventListener( 'reset', () =>
			[ ...form.elements ]
				.filter( isTarget )
				.forEach( ( { defaultValue } ) => update( defaultValue ) )
		);
	} );
}
