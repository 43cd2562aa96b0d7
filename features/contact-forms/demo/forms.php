<?php
/**
 * Demo content of `npm start`: a contact form with one field of each type that stores its submissions. Not part of
 * seed.php, because tests count forms. Runs once inside WordPress.
 *
 * @package Pagewright
 */

if ( ! get_page_by_path( 'demo-contact-form' ) ) {
	$pagewright_template = <<<'FORM'
<label>Your name (required)
[text* your-name autocomplete:name]</label>

<label>Your e-mail address (required)
[email* your-email autocomplete:email]</label>

<label>Phone
[tel your-tel autocomplete:tel]</label>

<label>When shall we call?
[date day min:today]</label>

What is it about?
[checkbox* topic use_label_element "Cakes" "Weddings" "Something else"]

How shall we answer?
[radio way use_label_element default:1 "By e-mail" "By phone"]

<label>Branch
[select branch include_blank "Old town" "Harbour" "Station"]</label>

<label>Message
[textarea your-message maxlength:500]</label>
[count your-message] of 500

<label>A picture
[file picture filetypes:jpg|png|webp limit:2mb]</label>

[quiz sum "What is 3 + 4?|7" "What is 5 + 4?|9"]

[acceptance terms]I have read the privacy policy.[/acceptance]

[submit "Send message"]
FORM;
	kses_remove_filters();
	$pagewright_form = Pagewright\Features\ContactForms\FormStore::save(
		Pagewright\Features\ContactForms\FormStore::blank()->with(
			array(
				'title'      => 'Write to us',
				'properties' => array( 'form' => $pagewright_template ),
			)
		)
	);
	update_post_meta( $pagewright_form->id, Pagewright\Features\ContactForms\Inbox\Keeper::META, '1' );
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Contact Form',
				'post_name'    => 'demo-contact-form',
				'post_content' => "<!-- wp:paragraph -->\n<p>Every kind of field. What is sent is kept under Forms → Submissions; the demo site sends no mail.</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:shortcode -->\n[contact-form-7 id=\""
					. substr( $pagewright_form->hash, 0, 7 ) . "\"]\n<!-- /wp:shortcode -->",
			)
		)
	);
	echo 'Demo of contact forms: /demo-contact-form/';
}
