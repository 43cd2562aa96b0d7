import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { LookDefaults } from '../../rest/screen-defaults/client';
import { colorOf } from './ColorChoice';
import type { PaletteColor } from '../configuration';
import { contrast } from './contrast';

interface LookSampleProps {
	look: LookDefaults;
	palette: PaletteColor[];
}

/** Required contrast for text of this size. */
const MIN_CONTRAST = 4.5;

/** Defaults of the widgets themselves. */
const OWN = { accent: '#2a5bd7', onAccent: '#fff', radius: '6px' };

/** A box and a button in the selected design, with a warning about low contrast. */
export function LookSample( { look, palette }: LookSampleProps ) {
	const accent = colorOf( look.accent, palette ) || OWN.accent;
	const onAccent = colorOf( look.on_accent, palette ) || OWN.onAccent;
	return (
		<>
			<div
				className="pagewright-look__sample"
				style={ { borderRadius: look.radius || OWN.radius } }
			>
				<span>{ __( 'This is a sample of a box and a button.', 'pagewright' ) }</span>
				<strong style={ { background: accent, color: onAccent } }>
					{ __( 'Button', 'pagewright' ) }
				</strong>
			</div>
			<ContrastNotice ratio={ contrast( accent, onAccent ) } />
		</>
	);
}

function ContrastNotice( { ratio }: { ratio: number | null } ) {
	return ratio !== null && ratio < MIN_CONTRAST ? (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'This color combination may be hard for people to read. Choose colors with more contrast.',
				'pagewright'
			) }
		</Notice>
	) : null;
}
