import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { environment } from '../../environment';
import { useStockImport } from './use-stock-import';

/** Returns whether stock images are available for this user and this type of file. */
export const hasStock = ( types: string[] ) =>
	environment().stock.nonce !== '' &&
	( types.length === 0 || types.some( ( type ) => type.startsWith( 'image' ) ) );

type Dialog = typeof import( './StockDialog' ).StockDialog;

interface StockButtonProps {
	labelId: string;
	id: string;
	/** Receives the ID of the attachment, also if the dialog was closed during the import. */
	onImported: ( id: number ) => void;
}

/**
 * Opens the search for stock images, and shows the progress of an import whose dialog was closed.
 */
export function StockButton( { id, labelId, onImported }: StockButtonProps ) {
	const button = useRef< HTMLButtonElement >( null );
	const [ StockDialog, setDialog ] = useState< Dialog >();
	const [ isOpen, setOpen ] = useState( false );
	const [ isUnavailable, setUnavailable ] = useState( false );
	const close = () => {
		setOpen( false );
		button.current?.focus();
	};
	const isOpenNow = useRef( isOpen );
	isOpenNow.current = isOpen;
	const stock = useStockImport( ( attachment ) => {
		onImported( attachment );
		if ( isOpenNow.current ) {
			close();
		}
	} );
	const open = async () => {
		stock.forgetError();
		try {
			// The dialog's code loads when it first opens.
			const module = await import( /* webpackChunkName: "stock" */ './StockDialog' );
			setDialog( () => module.StockDialog );
			setUnavailable( false );
			setOpen( true );
		} catch {
			setUnavailable( true );
		}
	};
	const message = isUnavailable
		? __( 'The search could not be loaded. Check your connection and try again.', 'pagewright' )
		: stock.error;
	return (
		<>
			<Button
				ref={ button }
				id={ `${ id }-stock` }
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				aria-labelledby={ `${ id }-stock ${ labelId }` }
				onClick={ open }
			>
				{ __( 'Find image', 'pagewright' ) }
			</Button>
			<p
				className="pagewright-media__note"
				role="status"
				hidden={ isOpen || ! stock.importing }
			>
				{ ! isOpen && stock.importing && __( 'Importing the image…', 'pagewright' ) }
			</p>
			<p className="pagewright-media__message" role="alert" hidden={ isOpen || ! message }>
				{ ! isOpen && message }
			</p>
			{ isOpen && StockDialog && <StockDialog stock={ stock } onClose={ close } /> }
		</>
	);
}
