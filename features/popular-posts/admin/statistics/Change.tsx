import { __, sprintf } from '@wordpress/i18n';
import { changeOf, formatNumber, formatPercent } from './format';

interface ChangeProps {
	now: number;
	before: number | null;
}

/** Shows the difference to the previous value: an arrow, a number and text for screen readers. */
export function Change( { now, before }: ChangeProps ) {
	const change = changeOf( now, before );
	if ( change === null ) {
		return before === 0 && now > 0 ? (
			<span className="pagewright-statistics__change is-new">
				{ __( 'new', 'pagewright' ) }
			</span>
		) : null;
	}
	const share = formatPercent( Math.abs( change ) );
	const isSame = Math.abs( change ) < 0.005;
	const direction = change > 0 ? 'is-more' : 'is-less';
	return (
		<span
			className={ `pagewright-statistics__change ${ isSame ? '' : direction }` }
			title={ beforeText( before ?? 0 ) }
		>
			<span aria-hidden="true">
				{ isSame ? '=' : `${ change > 0 ? '▲' : '▼' } ${ share }` }
			</span>
			<span className="screen-reader-text">
				{ isSame ? sameText() : changeText( change, share ) }
			</span>
		</span>
	);
}

const sameText = () => __( 'no change', 'pagewright' );

const changeText = ( change: number, share: string ) =>
	change > 0
		? /* translators: %s: a percentage. */
			sprintf( __( '%s more than before', 'pagewright' ), share )
		: /* translators: %s: a percentage. */
			sprintf( __( '%s fewer than before', 'pagewright' ), share );

const beforeText = ( before: number ) =>
	/* translators: %s: a number of views. */
	sprintf( __( 'Previous period: %s', 'pagewright' ), formatNumber( before ) );
