import { SelectControl, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EngineState, ViewSettings } from '../rest/screen-views/client';
import { NumberField } from '../../../admin/NumberField';

interface ViewsStorageProps {
	settings: ViewSettings;
	engine: EngineState;
	onChange: ( values: Partial< ViewSettings > ) => void;
}

/** Settings: loading of lists, storage of views, and retention. */
export function ViewsStorage( { settings, engine, onChange }: ViewsStorageProps ) {
	return (
		<>
			<ListSettings settings={ settings } onChange={ onChange } />
			<h2>{ __( 'Storage', 'pagewright' ) }</h2>
			<NumberField
				label={ __( 'Keep hourly views for, in days', 'pagewright' ) }
				min={ 32 }
				max={ 400 }
				value={ settings.hour_days }
				onChange={ ( value ) => onChange( { hour_days: value } ) }
			/>
			<NumberField
				label={ __( 'Keep daily views for, in days', 'pagewright' ) }
				help={ __(
					'0 keeps them forever. Totals of posts are always kept.',
					'pagewright'
				) }
				min={ 0 }
				max={ 36500 }
				value={ settings.day_days }
				onChange={ ( value ) => onChange( { day_days: value } ) }
			/>
			<ViewBuffer settings={ settings } engine={ engine } onChange={ onChange } />
			<ToggleErase settings={ settings } onChange={ onChange } />
		</>
	);
}

/** Loading, links and cache of lists of popular posts. */
function ListSettings( {
	settings,
	onChange,
}: Pick< ViewsStorageProps, 'settings' | 'onChange' > ) {
	return (
		<>
			<h2>{ __( 'Lists', 'pagewright' ) }</h2>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Load lists of popular posts', 'pagewright' ) }
				value={ settings.loading }
				options={ [
					{
						value: 'auto',
						label: __(
							'Automatically (after the page if pages are cached)',
							'pagewright'
						),
					},
					{ value: 'server', label: __( 'With the page', 'pagewright' ) },
					{
						value: 'deferred',
						label: __( 'After the page, with JavaScript', 'pagewright' ),
					},
				] }
				onChange={ ( loading ) =>
					onChange( { loading: loading as ViewSettings[ 'loading' ] } )
				}
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Open links in', 'pagewright' ) }
				value={ settings.link_target }
				options={ [
					{ value: '_self', label: __( 'Same tab', 'pagewright' ) },
					{ value: '_blank', label: __( 'New tab', 'pagewright' ) },
				] }
				onChange={ ( target ) =>
					onChange( { link_target: target as ViewSettings[ 'link_target' ] } )
				}
			/>
			<NumberField
				label={ __( 'Cache lists for, in seconds', 'pagewright' ) }
				help={ __( '0 turns off the cache.', 'pagewright' ) }
				min={ 0 }
				max={ 86400 }
				value={ settings.cache_seconds }
				onChange={ ( value ) => onChange( { cache_seconds: value } ) }
			/>
		</>
	);
}

/** The buffer for new views, and its state. */
function ViewBuffer( { settings, engine, onChange }: ViewsStorageProps ) {
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

function ToggleErase( { settings, onChange }: Pick< ViewsStorageProps, 'settings' | 'onChange' > ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ __( 'When the plugin is deleted', 'pagewright' ) }
			help={ __( 'Deactivating the plugin never deletes anything.', 'pagewright' ) }
			value={ settings.erase_on_uninstall ? 'erase' : 'keep' }
			options={ [
				{
					value: 'keep',
					label: __( 'Keep all view counts', 'pagewright' ),
				},
				{ value: 'erase', label: __( 'Delete all view counts', 'pagewright' ) },
			] }
			onChange={ ( choice ) => onChange( { erase_on_uninstall: choice === 'erase' } ) }
		/>
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
