import { TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps } from '../field-module';
import { inputAttributes } from '../form/input-attributes';
import { postId } from './url';

/** An address, typed. A link to content of the site is shown as it is stored and kept until the user writes another. */
export function Control( props: ControlProps< 'link' > ) {
	const { id, field, value, onChange, describedBy } = props;
	const text = typeof value === 'string' ? value : '';
	const post = postId( text );
	const noteId = `${ id }-note`;
	return (
		<div className="pagewright-link">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ id }
				type="text"
				inputMode="url"
				dir="ltr"
				autoComplete="off"
				spellCheck={ false }
				placeholder={ field.placeholder ?? 'https://' }
				value={ text }
				onChange={ ( next ) => onChange( next ) }
				{ ...inputAttributes( props ) }
				aria-describedby={
					[ describedBy, post !== undefined && noteId ].filter( Boolean ).join( ' ' ) ||
					undefined
				}
			/>
			{ post !== undefined && (
				<p id={ noteId } className="pagewright-link__note">
					{ contentText( post ) }
				</p>
			) }
		</div>
	);
}

function contentText( post: string ): string {
	return sprintf(
		/* translators: %s: number of a post. */
		__(
			'Leads to the content with the number %s of this site, wherever it moves.',
			'pagewright'
		),
		post
	);
}
