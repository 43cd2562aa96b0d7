import { __, sprintf } from '@wordpress/i18n';
import type { FormsState } from '../rest/screen-forms/client';
import { placeLabels } from './forms-places';

/** Shows how many submissions were treated as spam, and where. */
export function FormsRefused( { refused }: Pick< FormsState, 'refused' > ) {
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-forms-refused">
			<h2 id="pagewright-forms-refused">
				{ __( 'Spam in the last 30 days', 'pagewright' ) }
			</h2>
			{ refused.length === 0 ? (
				<p>{ __( 'No submissions were treated as spam.', 'pagewright' ) }</p>
			) : (
				<table className="pagewright-forms-tab__refused">
					<thead>
						<tr>
							<th scope="col">{ __( 'Form', 'pagewright' ) }</th>
							<th scope="col" className="is-number">
								{ __( 'Spam', 'pagewright' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ refused.map( ( { place, form, count } ) => (
							<tr key={ place }>
								<th scope="row">{ whereText( place, form ) }</th>
								<td className="is-number">
									{ count.toLocaleString(
										document.documentElement.lang || undefined
									) }
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			) }
		</section>
	);
}

function whereText( place: string, form: string ): string {
	if ( ! place.startsWith( 'form-' ) ) {
		return placeLabels()[ place ] ?? place;
	}
	return form
		? /* translators: %s: title of a form. */
			sprintf( __( 'Form “%s”', 'pagewright' ), form )
		: __( 'A deleted form', 'pagewright' );
}
