import { __ } from '@wordpress/i18n';
import type { Curve } from '../../rest/views-statistics/client';
import { formatMoment, formatNumber } from './format';

/** The values of the chart as a table. */
export function NumbersTable( { curve }: { curve: Curve } ) {
	const { unit, points, before } = curve;
	return (
		<details className="pagewright-statistics__numbers">
			<summary>{ __( 'Chart data', 'pagewright' ) }</summary>
			<div
				role="region"
				aria-label={ __( 'Chart data', 'pagewright' ) }

				tabIndex={ 0 }
			>
				<table>
					<thead>
						<tr>
							<th scope="col">{ timeText( unit ) }</th>
							<th scope="col" className="is-number">
								{ __( 'Views', 'pagewright' ) }
							</th>
							{ before !== null && (
								<th scope="col" className="is-number">
									{ __( 'Previous period', 'pagewright' ) }
								</th>
							) }
						</tr>
					</thead>
					<tbody>
						{ points.map( ( point ) => (
							<tr key={ point.at }>
								<th scope="row">{ formatMoment( point.at, unit, 'full' ) }</th>
								<td className="is-number">{ formatNumber( point.views ) }</td>
								{ before !== null && (
									<td className="is-number">
										{ formatNumber( point.before ?? 0 ) }
									</td>
								) }
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</details>
	);
}

const timeText = ( unit: Curve[ 'unit' ] ) =>
	( {
		hour: __( 'Hour', 'pagewright' ),
		day: __( 'Day', 'pagewright' ),
		month: __( 'Month', 'pagewright' ),
	} )[ unit ];
