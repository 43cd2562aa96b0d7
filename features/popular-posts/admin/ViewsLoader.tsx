import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../editor/FailureNotice';
import {
	actOnViews,
	type LoaderState,
	type ViewsAction,
	type ViewsState,
} from '../rest/screen-views/client';
import type { Failure } from '../../../rest/send';
import { useSay } from '../../../admin/say';

interface ViewsLoaderProps {
	loader: LoaderState;
	onChange: ( state: ViewsState ) => void;
}

/** Installs the must-use loader, which counts before other plugins load. */
export function ViewsLoader( { loader, onChange }: ViewsLoaderProps ) {
	const { busy, failed, act } = useLoaderActions( onChange );
	return (
		<section className="pagewright-screen__form" aria-labelledby="pagewright-views-loader">
			<h2 id="pagewright-views-loader">{ __( 'Early counting', 'pagewright' ) }</h2>
			<p>
				{ __(
					'Counts views in a must-use plugin before other plugins load. This reduces the load on busy sites. Counting also works without it.',
					'pagewright'
				) }
			</p>
			<p>{ stateText( loader ) }</p>
			{ failed && (
				<FailureNotice
					failure={ failed.failure }
					onRetry={ () => void act( failed.action ) }
				/>
			) }
			<div className="pagewright-screen__actions is-start">
				{ ! ( loader.isInstalled && loader.isCurrent ) && (
					<Button
						variant="secondary"
						isBusy={ busy === 'install-loader' }
						disabled={ busy !== null }
						accessibleWhenDisabled
						onClick={ () => void act( 'install-loader' ) }
					>
						{ loader.isInstalled
							? __( 'Update file', 'pagewright' )
							: __( 'Turn on early counting', 'pagewright' ) }
					</Button>
				) }
				{ loader.isInstalled && (
					<Button
						variant="secondary"
						isBusy={ busy === 'remove-loader' }
						disabled={ busy !== null }
						accessibleWhenDisabled
						onClick={ () => void act( 'remove-loader' ) }
					>
						{ __( 'Remove file', 'pagewright' ) }
					</Button>
				) }
			</div>
		</section>
	);
}

function useLoaderActions( onChange: ( state: ViewsState ) => void ) {
	const [ busy, setBusy ] = useState< ViewsAction | null >( null );
	const [ failed, setFailed ] = useState< { action: ViewsAction; failure: Failure } | null >(
		null
	);
	const say = useSay();
	const act = async ( action: ViewsAction ) => {
		setBusy( action );
		setFailed( null );
		const result = await actOnViews( action );
		setBusy( null );
		if ( result.ok ) {
			onChange( result.value );
			say(
				result.value.loader.isInstalled
					? __( 'Early counting turned on.', 'pagewright' )
					: __( 'Early counting turned off.', 'pagewright' )
			);
		} else {
			setFailed( { action, failure: result.failure } );
		}
	};
	return { busy, failed, act };
}

function stateText( { isInstalled, isCurrent, isPossible, path }: LoaderState ): string {
	if ( isInstalled ) {
		return isCurrent
			? /* translators: %s: path of a file. */
				sprintf( __( 'On: %s', 'pagewright' ), path )
			: /* translators: %s: path of a file. */
				sprintf( __( 'The file is from another version: %s', 'pagewright' ), path );
	}
	return isPossible
		? __( 'Off.', 'pagewright' )
		: /* translators: %s: path of a file. */
			sprintf( __( 'Off. The server cannot write to %s.', 'pagewright' ), path );
}
