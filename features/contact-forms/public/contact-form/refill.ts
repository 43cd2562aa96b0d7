import { wrapsOf, type ContactForm } from './page';

/** New quizzes and captcha images, by field. */
export interface Items {
	quiz?: Record< string, [ question: string, hash: string ] >;
	captcha?: Record< string, string >;
}

/** Inserts new quizzes and captcha images into the form, and clears the old answers. */
export function refill( form: ContactForm, items: Items | null | undefined ): void {
	for ( const [ name, quiz ] of Object.entries( items?.quiz ?? {} ) ) {
		const [ question = '', hash = '' ] = Array.isArray( quiz ) ? quiz : [];
		fill( form, name, '' );
		fill( form, `_wpcf7_quiz_answer_${ name }`, hash );
		for ( const wrap of wrapsOf( form, name ) ) {
			wrap.querySelectorAll( '.wpcf7-quiz-label' ).forEach(
				( label ) => ( label.textContent = question )
			);
		}
	}
	for ( const [ name, url ] of Object.entries( items?.captcha ?? {} ) ) {
		fill( form, name, '' );
		// The image has the name of the challenge.
		fill(
			form,
			`_wpcf7_captcha_challenge_${ name }`,
			/(\d+)\.\w+$/.exec( `${ url }` )?.[ 1 ] ?? ''
		);
		form.querySelectorAll< HTMLImageElement >( 'img' ).forEach( ( image ) => {
			if ( image.classList.contains( `wpcf7-captcha-${ name }` ) ) {
				image.src = url;
			}
		} );
	}
}

const fill = ( form: ContactForm, name: string, value: string ): void =>
	form
		.querySelectorAll< HTMLInputElement >( 'input' )
		.forEach( ( input ) => input.name === name && ( input.value = value ) );
