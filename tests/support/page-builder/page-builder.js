// The JavaScript part of page-builder.php.
jQuery( ( $ ) => {
	const { ajax, widgets } = window.testBuilder;
	const models = widgets.map( ( { panels_info: info, ...values }, index ) => ( {
		id: `c${ index + 7 }`,
		info,
		values,
		raw: false,
	} ) );

	const titleOf = ( { info, values } ) =>
		[ 'title', 'text', ...Object.keys( values ) ]
			.filter( ( key ) => key[ 0 ] !== '_' )
			.map( ( key ) => values[ key ] )
			.find( ( value ) => _.isString( value ) && value && ! $.isNumeric( value ) ) ??
		info.class;

	const draw = () =>
		$( '#builder' ).html(
			models.map( ( model ) =>
				$( '<li>' ).append(
					$( '<span class="title">' ).text( titleOf( model ) ),
					$( '<button>Edit</button>' ).on( 'click', () => edit( model ) ),
					$( '<button>Duplicate</button>' ).on( 'click', () => {
						models.push( {
							...model,
							id: `c${ models.length + 7 }`,
							values: withoutInternals( model.values ),
						} );
						draw();
					} )
				)
			)
		);

	const withoutInternals = ( values ) =>
		JSON.parse( JSON.stringify( values ), ( key, value ) =>
			key[ 0 ] === '_' ? undefined : value
		);

	function edit( model ) {
		const dialog = $(
			'<div class="so-panels-dialog"><div class="so-overlay"></div><div class="so-content"></div><div class="so-toolbar"><button class="so-close">Done</button></div></div>'
		).appendTo( 'body' );
		dialog
			.children()
			.css( { position: 'fixed', zIndex: 100000, boxSizing: 'border-box', padding: 15 } );
		dialog.find( '.so-overlay' ).css( { inset: 0, background: 'rgba(0,0,0,.5)' } );
		dialog
			.find( '.so-content' )
			.css( { inset: '80px 30px 88px', background: '#fdfdfd', overflow: 'hidden auto' } );
		dialog.find( '.so-toolbar' ).css( { inset: 'auto 30px 30px', background: '#fafafa' } );
		$.post(
			ajax,
			{
				action: 'test_builder_form',
				widget: model.info.class,
				instance: JSON.stringify( model.values ),
				raw: model.raw,
			},
			( html ) => {
				dialog.find( '.so-content' ).html( html.replace( /\{\$id\}/g, model.id ) );
				store();
				dialog.find( '.so-close' ).on( 'click', () => {
					const isValid = $( document ).triggerHandler( 'close_dialog_validation', [
						read( dialog.find( '.so-content' ) ).widgets?.[ model.id ],
						model.info.class,
						model.id,
						{ $el: dialog },
					] );
					if ( isValid === false ) {
						return;
					}
					store();
					dialog.remove();
					draw();
					save();
				} );
			},
			'html'
		);
		function store() {
			const found = read( dialog.find( '.so-content' ) ).widgets ?? {};
			model.values = Object.values( found )[ 0 ] ?? {};
			model.raw = true;
		}
	}

	function read( form ) {
		const data = {};
		form.find( '[name]' ).each( ( index, element ) => {
			const field = $( element );
			const name = /([A-Za-z_]+)\[(.*)\]/.exec( field.attr( 'name' ) );
			if ( ! name || ( field.is( ':checkbox, :radio' ) && ! field.is( ':checked' ) ) ) {
				return;
			}
			let value = field.val();
			if ( field.data( 'panels-filter' ) === 'json_parse' ) {
				try {
					value = JSON.parse( value );
				} catch {
					value = '';
				}
			}
			const path = [ name[ 1 ], ...name[ 2 ].split( '][' ) ];
			const last = path.pop();
			path.reduce( ( inner, key ) => ( inner[ key ] ??= {} ), data )[ last ] = value;
		} );
		return data;
	}

	const save = () =>
		$.post(
			ajax,
			{
				action: 'test_builder_save',
				widgets: JSON.stringify(
					models.map( ( { values, info, raw } ) => ( {
						...values,
						panels_info: { ...info, raw },
					} ) )
				),
			},
			() => $( '#builder' ).attr( 'data-saved', 'yes' )
		);

	draw();
} );
