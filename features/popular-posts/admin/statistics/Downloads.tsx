import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { Question } from '../../rest/views-statistics/client';

/** Exports of the statistics. */
export function Downloads( { question, url }: { question: Question; url: string } ) {
	const { page, ...rest } = question;
	const to = ( what: string ) => addQueryArgs( url, { ...rest, what } );
	return (
		<p className="pagewright-statistics__downloads">
			<span>{ __( 'Download as CSV:', 'pagewright' ) }</span>
			<a href={ to( 'curve' ) }>{ __( 'Views over time', 'pagewright' ) }</a>
			{ ! question.post && (
				<a href={ to( 'posts' ) }>{ __( 'Popular posts', 'pagewright' ) }</a>
			) }
		</p>
	);
}
