import { SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EngineState, ViewSettings } from '../rest/screen-views/client';

interface ViewBufferProps {
	settings: ViewSettings;
	engine: EngineState;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: the buffer for new views, and its state. */
export function ViewBuffer( { settings, engine, onChange }: ViewBufferProps ) {
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Buffer for new views', 'pagewright' ) }
				help={ engineText( engine ) }
				value={ settings.engine }
				options={ [
					{
						value: 'auto',
						label: __(
							'Redis if the site uses it, otherwise the database',
							'pagewright'
						),
					},
					{ value: 'database', label: __( 'Database', 'pagewright' ) },
					{ value: 'redis', label: __( 'Redis', 'pagewright' ) },
				] }
				onChange={ ( name ) => onChange( { engine: name as ViewSettings[ 'engine' ] } ) }
			/>
			{ settings.engine === 'redis' && (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					label={ __( 'Redis server', 'pagewright' ) }
					help={ __(
						'Host and port, or the path of a socket. Leave empty to use the server of the object cache.',
						'pagewright'
					) }
					placeholder="127.0.0.1:6379"
					dir="ltr"
					spellCheck={ false }
					autoComplete="off"
					value={ settings.redis }
					onChange={ ( redis ) => onChange( { redis: redis.trim() } ) }
				/>
			) }
		</>
	);
}

function engineText( { engine, waiting, flushed, problem, ...state }: EngineState ): string {
	const name =
		engine === 'redis' ? __( 'Redis', 'pagewright' ) : __( 'the database', 'pagewright' );
	if ( problem ) {
		return problem;
	}
	return [
		state.is_working
			? /* translators: %s: Redis or the database. */
				sprintf( __( 'Current buffer: %s (working).', 'pagewright' ), name )
			: /* translators: %s: Redis or the database. */
				sprintf( __( 'Current buffer: %s (not ready yet).', 'pagewright' ), name ),
		waiting > 0 &&
			sprintf(
				/* translators: %d: a number of views. */
				_n( '%d view is waiting.', '%d views are waiting.', waiting, 'pagewright' ),
				waiting
			),
		flushed > 0 &&
			/* translators: %s: date and time. */
			sprintf( __( 'Last processed: %s.', 'pagewright' ), momentText( flushed ) ),
	]
		.filter( Boolean )
		.join( ' ' );
}

/** In the user's language and the browser's time zone. */
const momentText = ( seconds: number ) =>
	new Date( seconds * 1000 ).toLocaleString( document.documentElement.lang || undefined, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} );
