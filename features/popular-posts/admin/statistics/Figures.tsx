import { __, sprintf } from '@wordpress/i18n';
import type { Curve, Point } from '../../rest/views-statistics/client';
import { Change } from './Change';
import { formatMoment, formatNumber } from './format';

/** Numbers above the chart: total, average and maximum. */
export function Figures( { curve }: { curve: Curve } ) {
	const { unit, points, total, before } = curve;
	const best = points.reduce< Point | null >(
		( found, point ) => ( point.views > ( found?.views ?? 0 ) ? point : found ),
		null
	);
	const shown = points.reduce( ( sum, point ) => sum + point.views, 0 );
	return (
		<dl className="pagewright-statistics__figures">
			<div>
				<dt>{ __( 'Views', 'pagewright' ) }</dt>
				<dd>
					<strong>{ formatNumber( total ) }</strong>{ ' ' }
					<Change now={ total } before={ before } />
				</dd>
				{ before !== null && (
					<dd className="pagewright-statistics__note">
						{ sprintf(
							/* translators: %s: a number of views. */
							__( '%s in the previous period', 'pagewright' ),
							formatNumber( before )
						) }
					</dd>
				) }
			</div>
			<div>
				<dt>{ averageText( unit ) }</dt>
				<dd>
					<strong>
						{ formatNumber( Math.round( shown / Math.max( 1, points.length ) ) ) }
					</strong>
				</dd>
			</div>
			{ best && (
				<div>
					<dt>{ bestText( unit ) }</dt>
					<dd>
						<strong>{ formatNumber( best.views ) }</strong>
					</dd>
					<dd className="pagewright-statistics__note">
						{ formatMoment( best.at, unit, 'full' ) }
					</dd>
				</div>
			) }
		</dl>
	);
}

const averageText = ( unit: Curve[ 'unit' ] ) =>
	( {
		hour: __( 'Average per hour', 'pagewright' ),
		day: __( 'Average per day', 'pagewright' ),
		month: __( 'Average per month', 'pagewright' ),
	} )[ unit ];

const bestText = ( unit: Curve[ 'unit' ] ) =>
	( {
		hour: __( 'Best hour', 'pagewright' ),
		day: __( 'Best day', 'pagewright' ),
		month: __( 'Best month', 'pagewright' ),
	} )[ unit ];
