import { Button, Composite, Dropdown, SearchControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { cleanShape, searchShapes, shapeLabel, SHAPES } from './shapes';

export function Control( {
	id,
	field,
	value,
	onChange,
	labelId,
	describedBy,
}: ControlProps< 'image_shape' > ) {
	const shape = cleanShape( value, field.default );
	return (
		<Dropdown
			className="pagewright-image-shape"
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					id={ id }
					variant="secondary"
					aria-haspopup="dialog"
					aria-expanded={ isOpen }
					aria-labelledby={ `${ labelId } ${ id }` }
					aria-describedby={ describedBy }
					onClick={ onToggle }
				>
					<ShapeDrawing shape={ shape } />
					{ shapeLabel( shape ) }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<ShapePanel
					shape={ shape }
					onChoose={ ( next ) => {
						onChange( next );
						onClose();
					} }
				/>
			) }
		/>
	);
}

function ShapePanel( { shape, onChoose }: { shape: string; onChoose: ( shape: string ) => void } ) {
	const [ words, setWords ] = useState( '' );
	const found = searchShapes( words );
	return (
		<div className="pagewright-image-shape__panel">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search shapes', 'pagewright' ) }
				value={ words }
				onChange={ setWords }
			/>
			<Composite
				className="pagewright-image-shape__tiles"
				role="group"
				aria-label={ __( 'Shapes', 'pagewright' ) }
				rtl={ isRTL() }
			>
				{ found.map( ( each ) => (
					<Composite.Item
						key={ each }
						render={
							<button
								type="button"
								className="pagewright-image-shape__tile"
								aria-pressed={ each === shape }
								onClick={ () => onChoose( each ) }
							/>
						}
					>
						<ShapeDrawing shape={ each } />
						{ shapeLabel( each ) }
					</Composite.Item>
				) ) }
			</Composite>
			<p className="pagewright-image-shape__count" role="status">
				{ found.length === 0 && nothingText( words ) }
			</p>
		</div>
	);
}

function ShapeDrawing( { shape }: { shape: string } ) {
	const drawing = SHAPES[ shape ];
	return (
		<svg
			className="pagewright-image-shape__drawing"
			viewBox={ drawing?.viewBox }
			aria-hidden="true"
			focusable="false"
		>
			<path d={ drawing?.path } />
		</svg>
	);
}

function nothingText( words: string ): string {
	/* translators: %s: what was searched for. */
	return sprintf( __( 'No shape found for “%s”.', 'pagewright' ), words );
}
