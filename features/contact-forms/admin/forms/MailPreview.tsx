import { __ } from '@wordpress/i18n';
import type { TestMail } from '../../rest/form-test-mail/client';

const nameOf = ( line: string ): string => line.slice( 0, line.indexOf( ':' ) );
const valueOf = ( line: string ): string => line.slice( line.indexOf( ':' ) + 1 ).trim();

/** A mail as it would arrive, with its recipients. */
export function MailPreview( { mail }: { mail: TestMail } ) {
	return (
		<section className="pagewright-forms__arrives" aria-labelledby="pagewright-arrives">
			<h2 id="pagewright-arrives">{ __( 'Email preview', 'pagewright' ) }</h2>
			<p>
				{ __(
					'All fields have sample values. Unsaved changes are included.',
					'pagewright'
				) }
			</p>
			<dl>
				<Line name={ __( 'Subject', 'pagewright' ) } value={ mail.subject } />
				{ mail.headers.map( ( line, place ) => (
					<Line key={ place } name={ nameOf( line ) } value={ valueOf( line ) } />
				) ) }
				{ mail.attachments.length > 0 && (
					<Line
						name={ __( 'Attachments', 'pagewright' ) }
						value={ mail.attachments.join( ', ' ) }
					/>
				) }
			</dl>
			{ mail.is_html ? (
				<iframe
					title={ __( 'Message body', 'pagewright' ) }
					sandbox=""
					srcDoc={ mail.body }
				/>
			) : (
				<pre dir="auto" tabIndex={ 0 } aria-label={ __( 'Message body', 'pagewright' ) }>
					{ mail.body }
				</pre>
			) }
			<h2>{ __( 'The recipients when a visitor sends the form', 'pagewright' ) }</h2>
			<dl>
				{ mail.recipients.map( ( line, place ) => (
					<Line key={ place } name={ nameOf( line ) } value={ valueOf( line ) } />
				) ) }
			</dl>
		</section>
	);
}

function Line( { name, value }: { name: string; value: string } ) {
	return (
		<div>
			<dt>{ name }</dt>
			<dd>
				<bdi>{ value || '—' }</bdi>
			</dd>
		</div>
	);
}
