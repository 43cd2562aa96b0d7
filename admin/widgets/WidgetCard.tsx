import { Button, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { widgetIcon } from '../../editor/icons';
import type { UseCount } from '../../rest/screen-uses/client';
import { CardPreview } from './CardPreview';
import type { ScreenWidget } from './widgets-state';
import { countText } from './texts';

interface WidgetCardProps {
	widget: ScreenWidget;
	/** Null before it was counted. */
	count: UseCount | null;
	isSaving: boolean;
	onOffer: ( isOffered: boolean ) => void;
	onSettings: () => void;
	onUses: () => void;
}

/** One widget on the screen. */
export function WidgetCard( {
	widget,
	count,
	isSaving,
	onOffer,
	onSettings,
	onUses,
}: WidgetCardProps ) {
	const { name, description, icon, isOffered, isFixed, hasSettings } = widget;
	return (
		<li className={ `pagewright-card${ isOffered ? '' : ' is-off' }` }>
			<CardPreview widgetClass={ widget.class } name={ name } example={ widget.example } />
			<div className="pagewright-card__body">
				<h2 className="pagewright-card__title">
					{ widgetIcon( icon ) }
					<span>{ name }</span>
				</h2>
				<p className="pagewright-card__text">{ description }</p>
				<Uses name={ name } count={ count } onUses={ onUses } />
				<div className="pagewright-card__foot">
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Enable widget', 'pagewright' ) }
						help={
							isFixed ? __( 'Set by code on this site.', 'pagewright' ) : undefined
						}
						aria-label={ sprintf(
							/* translators: %s: name of a widget. */
							__( 'Enable widget: %s', 'pagewright' ),
							name
						) }
						checked={ isOffered }
						disabled={ isFixed || isSaving }
						onChange={ onOffer }
					/>
					{ hasSettings && (
						<Button
							variant="secondary"
							size="compact"
							onClick={ onSettings }
							/* translators: %s: name of a widget. */
							aria-label={ sprintf( __( '%s settings', 'pagewright' ), name ) }
						>
							{ __( 'Settings', 'pagewright' ) }
						</Button>
					) }
				</div>
			</div>
		</li>
	);
}

type UsesProps = Pick< WidgetCardProps, 'count' | 'onUses' > & { name: string };

function Uses( { name, count, onUses }: UsesProps ) {
	const isUsed = count !== null && count.posts + count.areas > 0;
	return (
		<p className="pagewright-card__uses">
			{ isUsed ? (
				<Button
					variant="link"
					onClick={ onUses }
					aria-label={ usesText( countText( count ), name ) }
				>
					{ countText( count ) }
				</Button>
			) : (
				<span>
					{ count === null
						? __( 'Searching…', 'pagewright' )
						: __( 'Not used', 'pagewright' ) }
				</span>
			) }
		</p>
	);
}

const usesText = ( count: string, name: string ) =>
	/* translators: 1: how often it is used, e.g. 3 posts, 1 widget area; 2: name of a widget. */
	sprintf( __( '%1$s with %2$s: show uses', 'pagewright' ), count, name );
