import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface NothingYetProps {
	isCounting: boolean;
	/** Whether this user may turn counting on. */
	mayDecide: boolean;
	/** Whether other ranges may contain views. */
	hasOtherRange: boolean;
	settingsUrl: string;
	onStart: () => void;
	onAll: () => void;
}

/** Replaces an empty chart. */
export function NothingYet( props: NothingYetProps ) {
	const { isCounting, mayDecide, hasOtherRange, settingsUrl, onStart, onAll } = props;
	return (
		<div className="pagewright-statistics__panel is-empty">
			<h2>
				{ isCounting
					? __( 'No views yet', 'pagewright' )
					: __( 'Counting is off', 'pagewright' ) }
			</h2>
			<p>{ text( isCounting, mayDecide ) }</p>
			<p className="pagewright-statistics__ways">
				{ ! isCounting && mayDecide && (
					<Button variant="primary" onClick={ onStart }>
						{ __( 'Start counting', 'pagewright' ) }
					</Button>
				) }
				{ hasOtherRange && (
					<Button variant="secondary" onClick={ onAll }>
						{ __( 'Show all time', 'pagewright' ) }
					</Button>
				) }
				{ settingsUrl && <a href={ settingsUrl }>{ __( 'Settings', 'pagewright' ) }</a> }
			</p>
		</div>
	);
}

function text( isCounting: boolean, mayDecide: boolean ): string {
	if ( isCounting ) {
		return __(
			'Views appear here within a minute after a visitor opens a post.',
			'pagewright'
		);
	}
	return mayDecide
		? __(
				'Views of posts are counted on this site, without cookies and without an external service.',
				'pagewright'
			)
		: __( 'An administrator can turn it on.', 'pagewright' );
}
