<?php
/**
 * PHP code of forms-store.test.ts.
 *
 * @package Pagewright
 */

namespace Pagewright\Tests\ContactForms\FormsStore;

use Pagewright\Features\ContactForms\FormRenderer;
use Pagewright\Features\ContactForms\FormStore;
use Pagewright\Features\ContactForms\SelectorBlock;
use Pagewright\Features\ContactForms\Shortcode;

function make_forms( array $corpus ) {
	return array_map(
		static function ( array $form ): int {
			$id = wp_insert_post(
				array( 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => wp_slash( $form['title'] ) )
			);
			foreach ( $form['meta'] as $key => $value ) {
				add_post_meta( $id, $key, wp_slash( $value ) );
			}
			return $id;
		},
		$corpus
	);
}

function form( int $id ) {
	$form = FormStore::find( $id );
	return array(
		'title' => $form->title,
		'locale' => $form->locale,
		'properties' => $form->properties,
		'names' => array_column(
			array_filter( $form->tags(), fn ( $tag ) => ! in_array( $tag->basetype, array( 'submit', 'count', 'response' ), true ) ),
			'name'
		),
	);
}

function save_again( int $id ) {
	$meta = static fn () => array_map(
		fn ( $values ) => array_map( 'maybe_unserialize', $values ),
		array_diff_key( get_post_meta( $id ), array( '_config_validation' => 0 ) )
	);
	$was = $meta();
	FormStore::save( FormStore::find( $id ) );
	return array( $was, $meta(), get_post( $id )->post_title );
}

function save_two_forms() {
	$one = FormStore::save(
		FormStore::blank()->with( array( 'title' => 'A "new" \\ one', 'properties' => array( 'form' => "C:\\dir [text a]\r\nb" ) ) )
	);
	$two = FormStore::save( $one->with( array( 'title' => 'Other' ) ) );
	$content = get_post( $one->id )->post_content;
	$template = $two->template();
	return array(
		array( 'id' => $one->id, 'hash' => $one->hash, 'title' => $one->title, 'template' => $template ),
		array( 'id' => $two->id, 'hash' => $two->hash, 'title' => $two->title ),
		$content,
		FormStore::delete( $two ) && null === get_post( $one->id ),
	);
}

function find( int $given_id, string $hash, string $to_upper_case, string $hash_2 ) {
	$id = fn ( $form ) => $form?->id;
	$post = get_posts( array( 'fields' => 'ids', 'numberposts' => 1 ) )[0];
	return array(
		$id( FormStore::find( $given_id ) ), FormStore::find( $post ), FormStore::find( 0 ), FormStore::find( 99999999 ),
		$id( FormStore::by_hash( $hash ) ), $id( FormStore::by_hash( $to_upper_case ) ),
		FormStore::by_hash( $hash_2 ), FormStore::by_hash( '%%%%%%%' ), FormStore::by_hash( '' ),
		$id( FormStore::by_title( 'Contact form 1' ) ), FormStore::by_title( 'contact form 1 or so' ), FormStore::by_title( '' ),
		$id( FormStore::by_old_id( 3 ) ), FormStore::by_old_id( 4 ),
	);
}

function list_forms() {
	return array(
		array_column( FormStore::all(), 'title' ),
		array_column( FormStore::all( array( 's' => 'Survey' ) ), 'title' ),
		FormStore::count(),
		array_column(
			FormStore::all( array( 'posts_per_page' => 2, 'offset' => 1, 'orderby' => 'title', 'order' => 'DESC' ) ),
			'title'
		),
	);
}

function told_to_add_ons() {
	$told = array();
	foreach ( array( 'created', 'updated', 'saved' ) as $name ) {
		add_action(
			"pagewright/forms/$name",
			function ( $form ) use ( $name, &$told ) { $told[] = $name;
			}
		);
	}
	$form = FormStore::save( FormStore::blank() );
	FormStore::save( $form );
	FormStore::delete( $form );
	return $told;
}

function shown( string $text, string $setup ) {
	add_shortcode( 'contact-form-7', array( Shortcode::class, 'render' ) );
	add_shortcode( 'contact-form', array( Shortcode::class, 'render' ) );
	SelectorBlock::register();
	eval( $setup );
	return do_shortcode( do_blocks( $text ) );
}

function selector_block() {
	SelectorBlock::register();
	$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'contact-form-7/contact-form-selector' );
	return array( array_slice( array_keys( $type->attributes ), 0, 8 ), $type->category, $type->api_version );
}

function html( int $form, string $before ) {
	eval( $before );
	return FormRenderer::html( FormStore::find( $form ) );
}
